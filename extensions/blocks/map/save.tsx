import { escapeAngleBrackets, type AttributesOf } from '#shared/attributes';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { CSSProperties, ReactNode } from 'react';
import {
	DEFAULT_CENTER,
	DEFAULT_COLOR,
	type attributes as schema,
} from './attributes';
import {
	CAPTION_CLASS,
	COLOR_PROPERTY,
	HEIGHT_PROPERTY,
	LIST_CLASS,
	PICTURE_CLASS,
	PLACE_CLASS,
	TITLE_CLASS,
} from './class-names';
import { coordinatesValue, toRootAttributes, type MapData } from './markup';
import { coordinatesText, placeAddress, placeOf } from './rules/coordinates';
import {
	type KeptPicture,
	pictureOf,
	type Point,
	readPoints,
} from './rules/kept';

type Attributes = AttributesOf< typeof schema >;

/** The list of the places: all that a map says, without a map; and a picture of it where the author has made one. */
export function save( { attributes }: { attributes: Attributes } ): ReactNode {
	const { align } = attributes;
	const points = readPoints( attributes.points );
	const picture = pictureOf( attributes );
	const blockProps = useBlockProps.save( {
		className: align ? `align${ align }` : undefined,
		style: mapStyleOf( attributes ),
	} );
	return (
		<div { ...blockProps } { ...toRootAttributes( mapData( attributes ) ) }>
			{ picture && <Picture picture={ picture } /> }
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

/** The places are in the list; the attribution is repeated below the picture, where it can be a link. */
function Picture( {
	picture: { id, url, width, height, maker, link },
}: {
	picture: KeptPicture;
} ): ReactNode {
	return (
		<figure className={ PICTURE_CLASS }>
			<img
				className={ id ? `wp-image-${ id }` : undefined }
				src={ url }
				alt=""
				width={ width }
				height={ height }
			/>
			{ maker && (
				<figcaption>
					<RichText.Content
						tagName={ link ? 'a' : 'span' }
						href={ link || undefined }
						value={ printed( maker ) }
					/>
				</figcaption>
			) }
		</figure>
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
		style: attributes.mapStyle,
		zoom: attributes.zoom,
		center: placeOf( attributes.mapCenter ) ?? DEFAULT_CENTER,
		hasDetails: attributes.mapDetails,
		takesWheel: attributes.scrollToZoom,
		hasFullscreen: attributes.showFullscreenButton,
	};
}

/** Height and color, where they are not the usual ones. */
export function mapStyleOf( {
	mapHeight,
	markerColor,
}: Pick< Attributes, 'mapHeight' | 'markerColor' > ): CSSProperties {
	return {
		...( mapHeight ? { [ HEIGHT_PROPERTY ]: `${ mapHeight }px` } : {} ),
		...( markerColor === DEFAULT_COLOR
			? {}
			: { [ COLOR_PROPERTY ]: markerColor } ),
	} as CSSProperties;
}

/** Text as HTML. A place that was found or read from a file may bring brackets, and WordPress runs shortcodes in any text. */
function printed( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '[', '&#091;' );
}
