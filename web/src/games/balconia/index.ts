// The Balconia table: what lib and pages see of it.

import type { GameClient } from '../types';
import HowToPlay from './HowToPlay.svelte';
import Table from './Table.svelte';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import ru from './text/ru.ftl?raw';

const client: GameClient = { Table, HowToPlay, messages: { en, pl, ru } };

export default client;
