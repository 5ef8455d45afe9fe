import { PIN, PIN_HEIGHT, PIN_WIDTH } from '../rules/fit';
import type { Snapshot } from '../view/drawn-map';

/** JPEG quality: a map has few colors, and its picture is sent in emails. */
const QUALITY = 0.85;

/** Pixels on the screen: of the letters, and around them. */
const LETTERS = 12;
const SPACE = 6;

/**
 * A picture of a map as its author sees it: what the library has drawn, the pins, and who made the map.
 *
 * @throws Error where the browser gives no picture: what another server sent without allowing it cannot be kept.
 */
export async function makePicture(
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
		canvas.toBlob( resolve, 'image/jpeg', QUALITY )
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

/** Writes into the lower right corner, on white. */
function write(
	context: CanvasRenderingContext2D,
	text: string,
	width: number,
	height: number
): void {
	context.font = `${ LETTERS }px sans-serif`;
	const long = Math.min(
		width,
		context.measureText( text ).width + 2 * SPACE
	);
	const high = LETTERS + 2 * SPACE;
	context.fillStyle = '#fffc';
	context.fillRect( width - long, height - high, long, high );
	context.fillStyle = '#1e1e1e';
	context.textBaseline = 'middle';
	context.fillText(
		text,
		width - long + SPACE,
		height - high / 2,
		long - 2 * SPACE
	);
}
