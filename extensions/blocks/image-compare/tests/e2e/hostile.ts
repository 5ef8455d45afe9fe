import { img, type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'juxtapose',
		'data-mode data-startingposition data-makeresponsive',
		img( 'data-label="§"' ) + img( 'data-label="§"' ),
	],
];

export const handed = { 'image-compare': () => ( {} ) };
