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

/** How the sources stand in a picker: one menu instead of its button, or beside it; null where there are none. */
type Place = 'menu' | 'menu-items' | 'buttons' | null;

/**
 * Where a picker of pictures offers the sources.
 *
 * @param props     Of a picker that may take pictures.
 * @param name      Of the block in which it stands; empty outside of blocks.
 * @param takesThem Whether the block, one of ours, says that it does.
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

/** Which words stand on the button. */
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
