import { type Root } from '#e2e/hostile';

/**
 * The element on which the script for all embeds mounts, with the data that this script reads, and with fake data of a
 * kind that only the site prints.
 */
export const roots: readonly Root[] = [
	[
		'dovetail-embed',
		'',
		'<a href="§">§</a><pre class="dovetail-embed__data" type="application/json">{"slug":"x","height":500,"src":"§","service":"x","host":"x","words":{},"sandbox":""}</pre>',
	],
];
