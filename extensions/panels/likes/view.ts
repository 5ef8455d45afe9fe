import { tryRequest } from '#shared/request';
import { viewData } from '#shared/view';
import { likesResponse } from './response';

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
	/** Local storage key of the post's receipt. */
	const key = `dovetail-like ${ url }`;
	let receipt = '';
	/** Stores the receipt, or reads the stored one. Without storage, the receipt lasts as long as the page. */
	const sync = ( isNew?: boolean ) => {
		try {
			if ( isNew ) {
				localStorage.setItem( key, receipt );
			} else {
				receipt = localStorage.getItem( key ) ?? receipt;
			}
		} catch {}
	};
	const show = ( text = count.textContent ) => {
		button.setAttribute( 'aria-pressed', `${ !! receipt }` );
		count.textContent = text;
	};
	const ask = ( body?: URLSearchParams ) =>
		tryRequest(
			likesResponse,
			url,
			new AbortController().signal,
			window,
			body
		);

	sync();
	show();
	template?.replaceWith( button );
	// Fetch the current like count, because the page may have been cached for days.
	const first = ask().then( ( now ) => now && show( now.count ) );

	button.addEventListener( 'click', async () => {
		const shown = receipt;
		sync();
		show();
		// If the visitor has pressed the button in another tab, only show that, because the press was not meant to undo it.
		// A busy button is not disabled, because it would lose the focus.
		if ( button.ariaBusy || ! shown !== ! receipt ) {
			return;
		}
		button.ariaBusy = 'true';
		const now = await ask( new URLSearchParams( { receipt } ) );
		// Ignore a response that arrives after the response to a newer request.
		await first;
		button.ariaBusy = null;
		if ( now ) {
			receipt = now.receipt;
			sync( true );
		}
		show( now?.count ?? failed );
	} );
}
