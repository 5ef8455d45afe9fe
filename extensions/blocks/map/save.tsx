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
import {
	coordinatesText,
	placeAddress,
	placeOf,
	type KeptPicture,
	pictureOf,
	type Point,
	readPoints,
} from './rules/places';

type Attributes = AttributesOf< typeof schema >;

/** Saves all content of the map as a list of places, and the image of the map if there is one. */
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

/**
 * The image needs no alternative text, because the list contains the places. The attribution is repeated below the
 * image with a link.
 */
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

/** Returns the settings for the view script. */
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

/** Returns CSS properties for the height and the marker color if they differ from the defaults. */
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

/**
 * Escapes text, including square brackets. Found or imported places may contain them, and WordPress would run them as
 * shortcodes.
 */
function printed( text: string ): string {
	return escapeAngleBrackets( text ).replaceAll( '[', '&#091;' );
}
