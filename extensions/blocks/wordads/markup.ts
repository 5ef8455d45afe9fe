import type { AdFormat } from './formats';

export const ROOT_CLASS = 'wp-block-dovetail-wordads';

/** Classes from which the stylesheet reads the size and where it shows. */
export function stateClasses(
	format: AdFormat[ 'name' ],
	hideMobile: boolean
): string {
	const size = `is-format-${ format.replaceAll( '_', '-' ) }`;
	return hideMobile ? `${ size } is-hidden-on-mobile` : size;
}
