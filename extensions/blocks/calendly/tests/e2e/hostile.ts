import { type Root } from '#e2e/hostile';

/** What the script of all embeds mounts on, with everything that it reads; and the data that the site alone prints. */
export const roots: readonly Root[] = [
	[
		'dovetail-embed',
		'',
		'<a href="§">§</a><pre class="dovetail-embed__data" type="application/json">{"slug":"x","height":500,"src":"§","service":"x","host":"x","words":{},"sandbox":""}</pre>',
	],
];
