import { escapeHtml, type AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { pageOf } from './provider';
import { serverData } from './server-data';

/** A pin is Pinterest's own frame; a board and a person's pins are a document of ours, in which its script draws them. */
export const frame: EmbedProvider<
	AttributesOf< typeof schema >
>[ 'frame' ] = ( attributes, base ) => {
	const page = pageOf( attributes );
	if ( page?.kind === 'pin' ) {
		return {
			src: `${ base }/ext/embed.html?id=${ page.id }`,
			...serverData.pin,
		};
	}
	return (
		page && {
			page: serverData.page
				.replace( '{widget}', serverData.widgets[ page.kind ] )
				.replace( '{address}', () => escapeHtml( page.address ) )
				.replace( '{base}', () => escapeHtml( base ) ),
			height: serverData.height,
		}
	);
};
