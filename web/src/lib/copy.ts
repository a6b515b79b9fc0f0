// Copying text. The clipboard is for secure connections only; on a plain local network the old way still works.

/** Whether the text is in the clipboard now; `field` holds the same text, and has it selected if it is not. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        field?.focus();
        field?.select();
        return field !== undefined && document.execCommand('copy');
    }
}
