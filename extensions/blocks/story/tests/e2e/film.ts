import { siteUrl, type Upload } from '#e2e';
import type { Page } from '@playwright/test';

/** Lets the browser record a one-second video of moving colors with a tone. */
export async function film( page: Page ): Promise< Upload > {
	await page.goto( `${ siteUrl() }/?p=1` );
	const base64 = await page.evaluate( async () => {
		const canvas = document.createElement( 'canvas' );
		Object.assign( canvas, { width: 180, height: 320 } );
		const context = canvas.getContext( '2d' );
		const recorder = new MediaRecorder( canvas.captureStream( 25 ), {
			mimeType: 'video/webm;codecs=vp8',
		} );
		const parts: Blob[] = [];
		recorder.addEventListener( 'dataavailable', ( { data } ) =>
			parts.push( data )
		);
		recorder.start();
		for ( let frame = 0; frame < 30; frame++ ) {
			if ( context ) {
				context.fillStyle = `hsl(${ frame * 12 } 60% 45%)`;
				context.fillRect( 0, 0, 180, 320 );
			}
			// The recorder needs real time to record 25 frames per second.
			await new Promise( ( resolve ) => setTimeout( resolve, 40 ) );
		}
		await new Promise( ( resolve ) => {
			recorder.addEventListener( 'stop', resolve );
			recorder.stop();
		} );
		const bytes = new Uint8Array( await new Blob( parts ).arrayBuffer() );
		return btoa(
			Array.from( bytes, ( byte ) => String.fromCharCode( byte ) ).join(
				''
			)
		);
	} );
	return {
		name: 'waves.webm',
		mimeType: 'video/webm',
		buffer: Buffer.from( base64, 'base64' ),
	};
}
