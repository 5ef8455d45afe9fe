import { type Root } from '#e2e/hostile';

/** The element on which the view script mounts, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-repeat-visitor',
		'data-criteria data-threshold',
		'<p>§</p>',
	],
];
