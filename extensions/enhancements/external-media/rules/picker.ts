import { propertyOf } from '#shared/validation';
import { type Service, SERVICES } from '../api';
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

/** A place where media are looked for, and who asks it: the site by a key of its owner's, or the platform. */
type Source = { id: Service; servedBy: 'site' | 'platform' };

/** Whether the platform answers for a source. */
export const isFromPlatform = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'platform'
	);

/** Whether a source shows no more than what an author has picked at its own place: the site sees nothing else of a library. */
export const isPickedElsewhere = (
	raw: readonly unknown[],
	source: Service
): boolean =>
	source === 'google_photos' &&
	readSources( raw ).some(
		( { id, servedBy } ) => id === source && servedBy === 'site'
	);

/** The sources that the site has printed, in the order of the menu. Of two servers of one source the first answers; what is not known is left out. */
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
