import { type Root } from '#e2e/hostile';

/** The element on which the view script mounts, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-subscriptions',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-subscriptions__status">§</p>',
	],
];
