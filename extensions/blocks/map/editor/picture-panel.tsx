import { type AttributesOf, readAttribute } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { libraryItem } from '#shared/media';
import { useUploads } from '#shared/uploads';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { PIN, PIN_HEIGHT, PIN_WIDTH } from '../rules/map-state';
import { shownBy } from '../rules/picture-hash';
import { type KeptPicture, pictureOf } from '../rules/places';
import { type MapService, providers } from '../rules/providers';
import type { DrawnMap, Snapshot } from '../view/drawn-map';

type Attributes = AttributesOf< typeof schema >;

/**
 * Panel for an image of the map. Shown to users who may upload files, for map services whose terms allow storing an
 * image. Without a visible map, the image can only be removed.
 */
export function PicturePanel( {
	attributes,
	setAttributes,
	service,
	map,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	service: MapService;
	map: DrawnMap;
} ): ReactNode {
	const [ isBusy, setBusy ] = useState( false );
	const [ hasFailed, setFailed ] = useState( false );
	const provider = providers[ service.provider ];
	// Hash and attribution of the image that is being uploaded. Stored in the block once the upload has finished.
	const about = useRef( { of: '', maker: '', link: '' } );
	const { upload } = useUploads( [ 'image' ], ( [ media ] ) => {
		const { id, url, width, height } = libraryItem( media );
		if ( url ) {
			setAttributes( {
				picture: readAttribute( schema.picture, {
					id,
					url,
					width,
					height,
					...about.current,
				} ) as KeptPicture,
			} );
		}
	} );
	const picture = pictureOf( attributes );
	if (
		! readInitialState().can.uploadFiles ||
		( ! provider.isKept && ! picture )
	) {
		return null;
	}
	const make = async () => {
		setBusy( true );
		setFailed( false );
		try {
			const snapshot = await map.snapshot();
			about.current = {
				of: shownBy( attributes ),
				maker: snapshot.maker,
				link: provider.makers( service )[ 0 ]?.link ?? '',
			};
			await upload( [
				await makePicture( snapshot, attributes.markerColor ),
			] );
		} catch {
			setFailed( true );
		}
		setBusy( false );
	};
	return (
		<InspectorControls>
			<PanelBody title={ messages.picture() } initialOpen={ false }>
				<p>{ messages.pictureHelp() }</p>
				{ picture && (
					<img
						className="dovetail-map-picture"
						src={ picture.url }
						alt=""
					/>
				) }
				{ picture && picture.of !== shownBy( attributes ) && (
					<Notice status="warning" isDismissible={ false }>
						{ messages.pictureIsOld() }
					</Notice>
				) }
				{ hasFailed && (
					<Notice status="error" isDismissible={ false }>
						{ messages.pictureFailed() }
					</Notice>
				) }
				{ provider.isKept && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void make() }
					>
						{ picture
							? messages.makePictureAnew()
							: messages.makePicture() }
					</Button>
				) }{ ' ' }
				{ picture && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () =>
							setAttributes( { picture: undefined } )
						}
					>
						{ messages.removePicture() }
					</Button>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

/** JPEG quality. A low value is enough, because maps have few colors, and keeps the file small for emails. */
const JPEG_QUALITY = 0.85;

/** Font size and padding of the attribution, in pixels. */
const FONT_SIZE = 12;
const TEXT_PADDING = 6;

/**
 * Creates an image of the map as the author sees it: map, markers and attribution.
 *
 * @throws Error if the browser cannot read the canvas, because the map server sends its images without CORS permission.
 */
async function makePicture(
	{ map, pins, ratio, maker }: Snapshot,
	color: string
): Promise< File > {
	const canvas = map.ownerDocument.createElement( 'canvas' );
	canvas.width = map.width;
	canvas.height = map.height;
	const context = canvas.getContext( '2d' );
	if ( ! context ) {
		throw new Error( 'No context to draw in.' );
	}
	context.drawImage( map, 0, 0 );
	context.scale( ratio, ratio );
	for ( const { x, y } of pins ) {
		drawPin( context, x, y, color );
	}
	if ( maker ) {
		write( context, maker, map.width / ratio, map.height / ratio );
	}
	const blob = await new Promise< Blob | null >( ( resolve ) =>
		canvas.toBlob( resolve, 'image/jpeg', JPEG_QUALITY )
	);
	if ( ! blob ) {
		throw new Error( 'No picture.' );
	}
	return new File( [ blob ], 'map.jpg', { type: blob.type } );
}

function drawPin(
	context: CanvasRenderingContext2D,
	x: number,
	y: number,
	color: string
): void {
	context.save();
	context.translate( x - PIN_WIDTH / 2, y - PIN_HEIGHT );
	const pin = new Path2D( PIN );
	context.fillStyle = color;
	context.strokeStyle = '#fff';
	context.lineWidth = 2;
	context.fill( pin );
	context.stroke( pin );
	context.restore();
}

/** Draws text in the lower right corner, on a white background. */
function write(
	context: CanvasRenderingContext2D,
	text: string,
	width: number,
	height: number
): void {
	context.font = `${ FONT_SIZE }px sans-serif`;
	const long = Math.min(
		width,
		context.measureText( text ).width + 2 * TEXT_PADDING
	);
	const high = FONT_SIZE + 2 * TEXT_PADDING;
	context.fillStyle = '#fffc';
	context.fillRect( width - long, height - high, long, high );
	context.fillStyle = '#1e1e1e';
	context.textBaseline = 'middle';
	context.fillText(
		text,
		width - long + TEXT_PADDING,
		height - high / 2,
		long - 2 * TEXT_PADDING
	);
}
