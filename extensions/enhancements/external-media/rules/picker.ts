import type { PickerProps } from './is-candidate';

/** WordPress's blocks whose pickers offer other sources; ours say so themselves. */
const CORE_BLOCKS = [
	'core/cover',
	'core/image',
	'core/gallery',
	'core/media-text',
];

/** The block that shows the featured image where a template is edited. */
const FEATURED_IMAGE = 'core/post-featured-image';

/** Position of the sources in a picker: a menu that replaces its button, or beside it; null without sources. */
type Place = 'menu' | 'menu-items' | 'buttons' | null;

/**
 * Returns where a media picker offers the sources.
 *
 * @param props     Props of a picker that accepts images.
 * @param name      Block that contains it; empty outside blocks.
 * @param takesThem Whether the block declares that it accepts external media.
 */
export function placeOf(
	{
		mode,
		value,
		unstableFeaturedImageFlow: isFeatured,
	}: Pick< PickerProps, 'mode' | 'value' | 'unstableFeaturedImageFlow' >,
	name: string,
	takesThem: boolean
): Place {
	if ( isFeatured ) {
		return 'buttons';
	}
	const isReplaced = mode !== 'browse';
	if ( name === FEATURED_IMAGE ) {
		return isReplaced && value ? 'menu-items' : null;
	}
	if ( ! takesThem && ! CORE_BLOCKS.includes( name ) ) {
		return null;
	}
	return isReplaced ? 'menu-items' : 'menu';
}

/** Whether a picker takes pictures and nothing else. */
export const takesOnlyImages = ( types: readonly string[] ): boolean =>
	types.every( ( type ) => type.startsWith( 'image' ) );

/** Returns the button's label. */
export function labelOf( {
	allowedTypes = [],
	multiple,
}: Pick< PickerProps, 'allowedTypes' | 'multiple' > ):
	'media' | 'images' | 'image' {
	const kinds = new Set(
		allowedTypes.map( ( type ) => type.split( '/' )[ 0 ] )
	);
	if ( kinds.size > 1 ) {
		return 'media';
	}
	return multiple ? 'images' : 'image';
}
