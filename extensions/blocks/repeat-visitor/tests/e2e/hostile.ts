import { type Root } from '#e2e/hostile';

/** The element the view script mounts on, with all data it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-repeat-visitor',
		'data-criteria data-threshold',
		'<p>§</p>',
	],
];
