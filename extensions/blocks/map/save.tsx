import { htmlText, type AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import { DEFAULT_COLOR, type attributes as schema } from './attributes';
import {
	CAPTION_CLASS,
	COLOR_PROPERTY,
	HEIGHT_PROPERTY,
	LIST_CLASS,
	PLACE_CLASS,
	TITLE_CLASS,
} from './class-names';
import { coordinatesValue, toRootAttributes, type MapData } from './markup';
import { coordinatesText, placeAddress } from './rules/coordinates';
import { readPoints, type Point } from './rules/points';
import {
	readAlignment,
	readCenter,
	readColor,
	readHeight,
	readStyle,
	readZoom,
} from './rules/settings';

type Attributes = AttributesOf< typeof schema >;

/** The list of the places: all that a map says, without a map. */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const align = readAlignment( attributes.align );
	const points = readPoints( attributes.points );
	const blockProps = useBlockProps.save( {
		className: align ? `align${ align }` : undefined,
		style: mapStyleOf( attributes ),
	} );
	return (
		<div { ...blockProps } { ...toRootAttributes( mapData( attributes ) ) }>
			{ points.length > 0 && (
				<ul className={ LIST_CLASS }>
					{ points.map( ( point, index ) => (
						<li
							key={ index }
							className={ PLACE_CLASS }
							data-coordinates={
								point.coordinates
									? coordinatesValue( point.coordinates )
									: undefined
							}
						>
							<Place point={ point } />
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

/** A title that leads to the place, or its coordinates where it has none; and the caption. */
function Place( {
	point: { coordinates, title, caption },
}: {
	point: Point;
} ): ReactNode {
	const name =
		title.trim() || ( coordinates ? coordinatesText( coordinates ) : '' );
	return (
		<>
			{ name && (
				<RichText.Content
					tagName={ coordinates ? 'a' : 'span' }
					className={ TITLE_CLASS }
					href={
						coordinates ? placeAddress( coordinates ) : undefined
					}
					value={ printed( name ) }
				/>
			) }
			{ caption.trim() && (
				<RichText.Content
					tagName="span"
					className={ CAPTION_CLASS }
					value={ printed( caption ) }
				/>
			) }
		</>
	);
}

/** Settings as the visitor's script reads them. */
export function mapData( attributes: Attributes ): MapData {
	return {
		style: readStyle( attributes.mapStyle ),
		zoom: readZoom( attributes.zoom ),
		center: readCenter( attributes.mapCenter ),
		hasDetails: attributes.mapDetails,
		takesWheel: attributes.scrollToZoom,
		hasFullscreen: attributes.showFullscreenButton,
	};
}

/** Height and colour, where they are not the usual ones. */
export function mapStyleOf( {
	mapHeight,
	markerColor,
}: Pick< Attributes, 'mapHeight' | 'markerColor' > ): CSSProperties {
	const height = readHeight( mapHeight );
	const color = readColor( markerColor );
	return {
		...( height ? { [ HEIGHT_PROPERTY ]: `${ height }px` } : {} ),
		...( color === DEFAULT_COLOR ? {} : { [ COLOR_PROPERTY ]: color } ),
	} as CSSProperties;
}

/** Text as HTML. A place that was found or read from a file may bring brackets, and WordPress runs shortcodes in any text. */
function printed( text: string ): string {
	return htmlText( text ).replaceAll( '[', '&#091;' );
}
