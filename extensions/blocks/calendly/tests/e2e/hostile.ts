import { type Root } from '#e2e/hostile';

/**
 * The element that the shared embed script controls, with all data that the script reads. Includes fake data that only
 * the site may print.
 */
export const roots: readonly Root[] = [
	[
		'dovetail-embed',
		'',
		'<a href="§">§</a><pre class="dovetail-embed__data" type="application/json">{"slug":"x","height":500,"src":"§","service":"x","host":"x","words":{},"sandbox":""}</pre>',
	],
];
