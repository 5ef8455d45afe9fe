import { REQUEST_TIMEOUT_MS, requestBlob } from '#shared/request';
import { announce, parseHtml, windowOf } from '#shared/view';

/** Milliseconds between two requests after a change, and the maximum while nothing changes. */
export const POLL_MS = 5_000;
export const MAX_POLL_MS = 60_000;

/** Number of consecutive failed requests after which the page stops following. */
const FAILURE_LIMIT = 3;

const RUNNING_ATTRIBUTE = 'data-dovetail-running';
const RUNNING = `[${ RUNNING_ATTRIBUTE }]`;
const RESULT = '[data-dovetail-result]';
const HINT = '.dovetail-blocks-reload';

/**
 * Updates the parts of an admin page that show a running job (`Live_Part` in PHP), and announces the result. While a
 * job runs and the tab is visible, requests the page again and takes its parts. Hides the hints to reload meanwhile.
 */
export function followJobs( doc: Document ): void {
	let delay = POLL_MS;
	let failures = 0;
	const schedule = () => {
		const isFollowing =
			failures < FAILURE_LIMIT && doc.querySelector( RUNNING ) !== null;
		doc.body.classList.toggle(
			'dovetail-blocks-follows-jobs',
			isFollowing
		);
		if ( isFollowing ) {
			setTimeout( () => whenVisible( doc, () => void ask() ), delay );
		} else if ( failures ) {
			announce( doc, textOf( doc, `${ RUNNING } ${ HINT }` ) );
		}
	};
	const ask = async () => {
		try {
			const hasChanged = await update( doc );
			delay = hasChanged ? POLL_MS : Math.min( 2 * delay, MAX_POLL_MS );
			failures = 0;
		} catch {
			failures++;
		}
		schedule();
	};
	schedule();
}

function whenVisible( doc: Document, action: () => void ): void {
	if ( doc.hidden ) {
		doc.addEventListener( 'visibilitychange', action, { once: true } );
	} else {
		action();
	}
}

/**
 * Requests the page and replaces the parts whose jobs were running. Returns whether any of them has changed. A part that
 * the page no longer has, such as that of an older mailing, stays and shows its hint to reload.
 *
 * @throws Error if the request fails, or if the response is another page, such as the login form.
 */
async function update( doc: Document ): Promise< boolean > {
	const response = await requestBlob(
		doc.URL,
		{ signal: AbortSignal.timeout( REQUEST_TIMEOUT_MS ) },
		windowOf( doc )
	);
	const page = parseHtml( ( await response?.text() ) ?? '', doc );
	const parts = doc.querySelectorAll< HTMLElement >( RUNNING );
	const pairs = Array.from( parts, ( part ) => ( {
		part,
		next: page.querySelector< HTMLElement >( `#${ part.id }` ),
	} ) );
	if ( pairs.every( ( { next } ) => ! next ) ) {
		throw new Error( 'The response contains none of the parts.' );
	}
	let hasChanged = false;
	const results: string[] = [];
	for ( const { part, next } of pairs ) {
		if ( ! next ) {
			part.removeAttribute( RUNNING_ATTRIBUTE );
			results.push( textOf( part, `${ RESULT }, ${ HINT }` ) );
			continue;
		}
		hasChanged = replace( part, next ) || hasChanged;
		if ( ! next.matches( RUNNING ) ) {
			results.push( textOf( next, RESULT ) );
		}
	}
	if ( results.length ) {
		announce( doc, results.join( ' ' ) );
	}
	return hasChanged;
}

/** Replaces a part if it has changed. Keeps open details and the focus. Returns whether the part has changed. */
function replace( part: HTMLElement, next: HTMLElement ): boolean {
	const before = part.querySelectorAll( 'details' );
	next.querySelectorAll( 'details' ).forEach( ( details, index ) => {
		details.open = before[ index ]?.open ?? false;
	} );
	if ( part.hasAttribute( 'tabindex' ) ) {
		// Only this script has made the part focusable, so that is no change.
		next.tabIndex = -1;
	}
	if ( part.isEqualNode( next ) ) {
		return false;
	}
	const focused = part.ownerDocument.activeElement;
	const hasFocus = part.contains( focused );
	part.replaceWith( next );
	if ( focused && hasFocus ) {
		const control = Array.from(
			next.querySelectorAll< HTMLElement >( 'a, button, summary' )
		).find(
			( candidate ) => actionOf( candidate ) === actionOf( focused )
		);
		if ( ! control ) {
			next.tabIndex = -1;
		}
		( control ?? next ).focus();
	}
	return true;
}

/** Returns what a control does: a link's URL, because its text may contain a number, or a button's text. */
function actionOf( control: Element ): string {
	return control.getAttribute( 'href' ) ?? control.textContent;
}

/** Returns the text of the elements that match a selector, as sentences. */
function textOf( root: ParentNode, selector: string ): string {
	return Array.from( root.querySelectorAll( selector ), ( { textContent } ) =>
		textContent.trim().replace( /[^.!?]$/, '$&.' )
	).join( ' ' );
}
