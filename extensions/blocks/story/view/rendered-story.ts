import { coerceBoolean } from '#shared/validation';
import { CAPTION_CLASS, MEDIA_CLASS, type SlideType } from '../markup';
import { DEFAULTS, RANGES, type StorySettings } from '../rules/settings';

/** Reads the settings from the stage's attributes. Missing and invalid settings get their defaults. */
export function fromStage( { dataset }: HTMLElement ): StorySettings {
	return Object.fromEntries(
		Object.entries( DEFAULTS ).map( ( [ name, fallback ] ) => [
			name,
			typeof fallback === 'boolean'
				? coerceBoolean( dataset[ name ], fallback )
				: within(
						dataset[ name ],
						RANGES[ name as keyof typeof RANGES ],
						fallback
					),
		] )
	) as StorySettings;
}

/**
 * Parses the number at the start of a string, and clamps it. Shorter than the shared function, to keep the view script
 * small.
 */
function within(
	value: string | undefined,
	{ min, max }: { min: number; max: number },
	fallback: number
): number {
	const number = parseFloat( value ?? '' );
	return Number.isFinite( number )
		? Math.min( max, Math.max( min, number ) )
		: fallback;
}

/** A slide on the page. The browser handles `srcset`, `sizes` and the other media attributes. */
export type RenderedSlide = {
	item: HTMLElement;
	/** The image or video; null if the editor shows a placeholder for a missing file. */
	media: HTMLImageElement | HTMLVideoElement | null;
	type: SlideType;
	/** Alternative text. Authors can change it while the player runs. */
	readonly alt: string;
	/** Width divided by height; NaN when unknown. */
	ratio: number;
};

/** Returns the slides of a list in order. */
export function slidesOf( list: Element ): RenderedSlide[] {
	return Array.from( list.children, ( child ) => {
		const media = child.querySelector<
			HTMLImageElement | HTMLVideoElement
		>( `.${ MEDIA_CLASS }` );
		const text = ( name: string ) => media?.getAttribute( name ) ?? '';
		return {
			item: child as HTMLElement,
			media,
			type: media?.localName === 'video' ? 'video' : 'image',
			get alt() {
				return [
					text( 'alt' ) || text( 'aria-label' ),
					child.querySelector( `.${ CAPTION_CLASS }` )?.textContent,
				]
					.filter( Boolean )
					.join( ' – ' );
			},
			ratio: Number( text( 'width' ) ) / Number( text( 'height' ) ),
		};
	} );
}
