import { tryRequest } from '#shared/request';
import { viewData } from '#shared/view';
import { likesResponse } from './response';

/**
 * Prefix of the local storage keys for liked posts, followed by the REST URL of the post's likes. The stored value is
 * the receipt.
 */
const LIKED = 'dovetail-like ';

const { url = '', failed = '' } = viewData( 'likes', document ) as {
	url?: string;
	failed?: string;
};
// Use only the button in the template. Authors can write an element with this class, but not a template.
const template = document.querySelector< HTMLTemplateElement >(
	'.dovetail-likes template'
);
const button = template?.content.querySelector( 'button' );
const count = template?.nextElementSibling;

if ( url && button && count ) {
	let receipt = localStorage.getItem( LIKED + url ) ?? '';
	const show = ( text: string ) => {
		button.setAttribute( 'aria-pressed', String( Boolean( receipt ) ) );
		count.textContent = text;
	};
	const ask = ( body?: FormData ) =>
		tryRequest(
			likesResponse,
			url,
			new AbortController().signal,
			window,
			body
		);

	show( count.textContent ?? '' );
	template?.replaceWith( button );
	// Fetch the current like count, because the page may have been cached for days.
	const first = ask().then( ( now ) => now && show( now.count ) );

	button.addEventListener( 'click', async () => {
		// Do not disable the button, because it would lose the focus.
		if ( button.ariaBusy ) {
			return;
		}
		button.ariaBusy = 'true';
		const body = new FormData();
		body.append( 'receipt', receipt );
		const now = await ask( body );
		// Ignore a response that arrives after the response to a newer request.
		await first;
		button.ariaBusy = null;
		if ( now ) {
			( { receipt } = now );
			localStorage.setItem( LIKED + url, receipt );
		}
		show( now?.count ?? failed );
	} );
}
