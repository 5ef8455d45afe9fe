import { propertyOf } from '#shared/validation';
import { type Service, SERVICES } from '../api';
import type { PickerProps } from './is-candidate';

/** Core blocks whose pickers offer external sources. Our own blocks declare this themselves. */
const CORE_BLOCKS = [
	'core/cover',
	'core/image',
	'core/gallery',
	'core/media-text',
];

const FEATURED_IMAGE = 'core/post-featured-image';

/**
 * How a picker offers external sources: in a menu that replaces the button, or in addition to the button. Null if it
 * offers none.
 */
type Place = 'menu' | 'menu-items' | 'buttons' | null;

/**
 * Returns how a media picker offers external sources.
 *
 * @param props     Props of a picker that accepts images.
 * @param name      Block that contains the picker; empty outside of blocks.
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

/** Whether a picker accepts images only. */
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

/**
 * A media source, and the server that contacts it: the site (with the owner's key if one is needed) or the platform.
 */
type Source = { id: Service; servedBy: 'site' | 'platform' };

/** Whether the platform serves a source. */
export const isFromPlatform = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'platform'
	);

/**
 * Whether a source contains only media that the author has picked at the service. The site cannot see the rest of such
 * a library.
 */
export const isPickedElsewhere = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	source === 'google_photos' &&
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'site'
	);

/**
 * Parses the sources in the initial state, in menu order. If two servers offer the same source, the first is used.
 * Unknown sources are omitted.
 */
export function readSources( raw: readonly unknown[] ): Source[] {
	return SERVICES.flatMap( ( id ) => {
		const entry = raw.find( ( each ) => propertyOf( each, 'id' ) === id );
		return entry
			? [
					{
						id,
						servedBy:
							propertyOf( entry, 'servedBy' ) === 'platform'
								? 'platform'
								: 'site',
					},
				]
			: [];
	} );
}
