import { tryAsk } from '#shared/request';
import { viewData } from '#shared/view';
import { answer } from './answer';

/** Where the browser remembers that its visitor likes a post: the address of its likes behind this, the receipt as value. */
const LIKED = 'dovetail-like ';

const { url = '', failed = '' } = viewData( 'likes', document ) as {
	url?: string;
	failed?: string;
};
const [ button ] = document.querySelectorAll< HTMLButtonElement >(
	'.dovetail-likes button'
);
const count = button?.nextElementSibling;

if ( url && button && count ) {
	let receipt = localStorage.getItem( LIKED + url ) ?? '';
	const show = ( text: string ) => {
		button.setAttribute( 'aria-pressed', String( Boolean( receipt ) ) );
		count.textContent = text;
	};
	const ask = ( body?: FormData ) =>
		tryAsk( answer, url, new AbortController().signal, window, body );

	show( count.textContent ?? '' );
	button.hidden = false;
	// A page may have been kept for days.
	void ask().then( ( now ) => now && show( now.count ) );

	button.addEventListener( 'click', async () => {
		// A disabled button would lose the focus.
		if ( button.ariaBusy ) {
			return;
		}
		button.ariaBusy = 'true';
		const body = new FormData();
		body.append( 'receipt', receipt );
		const now = await ask( body );
		button.ariaBusy = null;
		if ( now ) {
			( { receipt } = now );
			localStorage.setItem( LIKED + url, receipt );
		}
		show( now?.count ?? failed );
	} );
}
