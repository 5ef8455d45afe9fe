import { type AmountMarks, readVisitorAmount } from '#shared/currency';
import { type ApiError, requestJson } from '#shared/request';
import { windowOf } from '#shared/view';

const readAnswer = {
	read( raw: unknown ) {
		const { url, message } = Object( raw );
		return {
			url: /^https?:/.test( url ) ? ( url as string ) : '',
			message: typeof message === 'string' ? message : '',
		};
	},
};

/** How long the form stays locked in milliseconds while the browser leaves the page. The visitor may stop it. */
const LEAVING_MS = 10_000;

/**
 * Validates the amount while the visitor types. Returns a function that submits the form once and redirects to the
 * payment URL. Errors are announced, and the form stays unchanged.
 */
export function donationForm(
	form: HTMLFormElement,
	signal: AbortSignal
): () => void {
	const win = windowOf( form );
	const problem = form.querySelector< HTMLElement >( '[role=alert]' );
	const amount = form.querySelector< HTMLInputElement >( '[name=amount]' );
	const tiers = form.querySelectorAll< HTMLInputElement >( '[type=radio]' );
	const words = form.dataset;
	const key = form.querySelector< HTMLInputElement >( '[name=key]' );
	if ( key ) {
		key.value = ownKey( win );
	}
	const on = (
		target: EventTarget,
		name: string,
		react: ( event: Event ) => void
	) => target.addEventListener( name, react, { signal } );

	const say = ( sentence = '' ) => {
		if ( problem ) {
			problem.textContent = sentence;
			problem.hidden = ! sentence;
		}
		if ( amount ) {
			amount.ariaInvalid = `${ !! ( sentence && amount.value ) }`;
		}
	};
	const rest = () => {
		form.ariaBusy = null;
	};
	const wrong = (): string | undefined => {
		if ( ! amount?.value.trim() ) {
			return [ ...tiers ].some( ( { checked } ) => checked )
				? ''
				: words.choose;
		}
		const read = readVisitorAmount(
			amount.value,
			JSON.parse( words.marks ?? '' ) as AmountMarks
		);
		if ( read === 'ambiguous' ) {
			return words.unclear;
		}
		if ( read === null ) {
			return words.wrong;
		}
		return read < Number( words.least ) ? words.few : '';
	};

	on( form, 'input', ( { target } ) => {
		// Keep only the last choice: entering an amount clears the preset, and choosing a preset clears the amount.
		if ( target !== amount && amount ) {
			amount.value = '';
		} else if ( target === amount ) {
			tiers.forEach( ( tier ) => {
				tier.checked = false;
			} );
		}
		say();
	} );
	on(
		form,
		'change',
		( { target } ) => target === amount && amount?.value && say( wrong() )
	);
	// Visitors who return from the payment service see the page unchanged and can pay again.
	on( win, 'pageshow', rest );
	signal.addEventListener( 'abort', () => {
		rest();
		say();
	} );

	return () => {
		if ( form.ariaBusy ) {
			return;
		}
		const sentence = wrong();
		say( sentence );
		if ( sentence ) {
			( amount ?? tiers[ 0 ] )?.focus();
			return;
		}
		form.ariaBusy = 'true';
		const body = new win.FormData( form );
		if ( key ) {
			// The key is unique to this tab, so the server can distinguish visitors of a cached page without a cookie.
			body.set( 'own_key', '1' );
		}
		void requestJson( readAnswer, form.action, { signal, body }, win )
			.catch( ( { message }: ApiError ) => ( { url: '', message } ) )
			.then( ( { url, message } ) => {
				if ( url ) {
					win.location.assign( url );
					win.setTimeout( rest, LEAVING_MS );
				} else if ( ! signal.aborted ) {
					rest();
					say( message || words.failure );
				}
			} );
	};
}

const NAME = 'dovetail-donations';

/**
 * Returns the tab's key. A form submitted twice with the same key counts as one payment; tabs that show the same cached
 * page have different keys. The key lasts as long as the tab, or the page if session storage is unavailable.
 */
function ownKey( win: Window ): string {
	const key = win.crypto.getRandomValues( new Uint32Array( 4 ) ).join( '' );
	try {
		const kept = win.sessionStorage.getItem( NAME ) ?? key;
		win.sessionStorage.setItem( NAME, kept );
		return kept;
	} catch {
		return key;
	}
}
