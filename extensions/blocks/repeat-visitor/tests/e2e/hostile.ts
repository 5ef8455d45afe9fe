import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-repeat-visitor',
		'data-criteria data-threshold',
		'<p>§</p>',
	],
];
