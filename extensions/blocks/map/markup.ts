import { coerceInteger, coerceOneOf } from '#shared/validation';
import { DEFAULT_CENTER, MAP_STYLES, ZOOM, type MapStyle } from './attributes';
import { toCoordinates, type Coordinates } from './rules/places';

/** Data that the block saves for the view script. */
export type MapData = {
	style: MapStyle;
	zoom: number;
	center: Coordinates;
	hasDetails: boolean;
	takesWheel: boolean;
	hasFullscreen: boolean;
};

/**
 * Returns the settings as attributes of the root: always style, zoom and center, and other settings only if they differ
 * from their defaults.
 */
export function toRootAttributes( {
	style,
	zoom,
	center,
	hasDetails,
	takesWheel,
	hasFullscreen,
}: MapData ): Record< `data-${ string }`, string > {
	return {
		'data-map-style': style,
		'data-zoom': String( zoom ),
		'data-center': coordinatesValue( center ),
		...( hasDetails ? {} : { 'data-details': 'false' } ),
		...( takesWheel ? { 'data-scroll-to-zoom': 'true' } : {} ),
		...( hasFullscreen ? {} : { 'data-fullscreen': 'false' } ),
	};
}

/** Reads the settings from the root's attributes. Missing and invalid settings get their defaults. */
export function fromRoot( { dataset }: HTMLElement ): MapData {
	return {
		style: coerceOneOf( dataset.mapStyle, MAP_STYLES, 'default' ),
		zoom: coerceInteger( dataset.zoom, ZOOM ),
		center: fromCoordinatesValue( dataset.center ) ?? DEFAULT_CENTER,
		hasDetails: dataset.details !== 'false',
		takesWheel: dataset.scrollToZoom === 'true',
		hasFullscreen: dataset.fullscreen !== 'false',
	};
}

/** Formats coordinates as `13.3777,52.5163`: longitude first, as in the map library. */
export function coordinatesValue( {
	longitude,
	latitude,
}: Coordinates ): string {
	return `${ longitude },${ latitude }`;
}

/** Parses formatted coordinates; null if they are invalid. */
export function fromCoordinatesValue( value = '' ): Coordinates | null {
	const numbers = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec( value );
	return (
		numbers &&
		toCoordinates( Number( numbers[ 1 ] ), Number( numbers[ 2 ] ) )
	);
}
