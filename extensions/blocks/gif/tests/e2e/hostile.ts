import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[ 'wp-block-dovetail-gif__stage', 'data-player', '<a href="§">§</a>' ],
];

export const handed = { gif: () => ( {} ) };
