import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Attack payload. When it runs, it changes the top document's title, which tests detect. */
export const MARK = "top.document.title='TAKEN'";

/** A map style with an attribution in HTML. */
const STYLE = {
	version: 8,
	sources: {
		x: {
			type: 'geojson',
			attribution: `<img src=x onerror="${ MARK }">Made by <a href="javascript:${ MARK }">me</a>`,
			data: { type: 'FeatureCollection', features: [] },
		},
	},
	layers: [ { id: 'a', type: 'circle', source: 'x' } ],
};

/** Starts an attacker's server on another port. It responds to every request with malicious content. */
export async function openTrap(): Promise< {
	url: string;
	/**
	 * Requests that the server received from browsers. Image requests are left out, because authors may embed images.
	 */
	asked: string[];
	close(): void;
} > {
	const asked: string[] = [];
	const server = createServer( ( { url = '', headers }, response ) => {
		const isBrowser = ! headers[ 'user-agent' ]?.startsWith( 'WordPress/' );
		if ( isBrowser && ! url.endsWith( '.png' ) ) {
			asked.push( url );
		}
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		response.setHeader( 'Cross-Origin-Resource-Policy', 'cross-origin' );
		const [ type, body ] = answerTo( url );
		response.setHeader( 'Content-Type', type );
		response.end( body );
	} );
	await new Promise< void >( ( listening ) =>
		server.listen( 0, '127.0.0.1', listening )
	);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }`,
		asked,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function answerTo( url: string ): readonly [ type: string, body: string ] {
	if ( url.startsWith( '/styles/' ) ) {
		return [ 'application/json', JSON.stringify( STYLE ) ];
	}
	return url.includes( '.js' )
		? [ 'text/javascript', MARK ]
		: [ 'text/html', `<script>${ MARK }</script>` ];
}
