import { requestBlob } from '#shared/request';
import { announce, parseHtml, type Realm } from '#shared/view';
import type { Player, PlayerEvent } from '../rules/player-state';
import { momentUrl } from '../rules/position';
import type { RenderedPlayer } from './resting-player';

/** Milliseconds for which a button shows “Link copied”. */
const DONE_MS = 3000;

/**
 * Adds the actions of an episode: opening the transcript, copying a link to the current time, and loading more
 * episodes. Returns a function that highlights the current chapter and line.
 */
export function addEpisodeActions(
	{ stage, part, win, signal, readTracks }: RenderedPlayer,
	state: () => Player,
	dispatch: ( event: PlayerEvent ) => void
): ( state: Player ) => void {
	const doc = stage.ownerDocument;

	const openTranscript = async ( link: Element ) => {
		const { id } = state().current;
		link.setAttribute( 'aria-busy', 'true' );
		const fresh = await fetchStage(
			stage,
			win,
			'podcast-transcript',
			id,
			signal
		);
		const transcript = ( fresh ? readTracks( fresh ) : [] )
			.find( ( track ) => track.id === id )
			?.item.querySelector( `.${ part( 'transcript' ) }` );
		link.removeAttribute( 'aria-busy' );
		if ( transcript ) {
			transcript.removeAttribute( 'id' );
			link.replaceWith( transcript );
			transcript.querySelector( 'summary' )?.focus();
			mark( state() );
		} else {
			// Open the page itself, which shows the transcript or an error.
			win.location.assign( pageWith( win, 'podcast-transcript', id ) );
		}
	};

	const openAll = async ( link: Element ) => {
		const fresh = await fetchStage(
			stage,
			win,
			'podcast-episodes',
			'all',
			signal
		);
		if ( ! fresh ) {
			return win.location.assign(
				pageWith( win, 'podcast-episodes', 'all' )
			);
		}
		const { tracks } = state();
		const more = readTracks( fresh ).filter( ( { id } ) =>
			tracks.every( ( track ) => track.id !== id )
		);
		stage
			.querySelector( `.${ part( 'tracks' ) }` )
			?.append( ...more.map( ( { item } ) => item ) );
		link.parentElement?.remove();
		stage.dataset.all = '';
		dispatch( { type: 'tracks', tracks: [ ...tracks, ...more ] } );
		stage
			.querySelectorAll< HTMLElement >( `.${ part( 'episode' ) }` )
			[ tracks.length ]?.focus();
	};

	const copy = async ( button: HTMLElement ) => {
		const { current, time } = state();
		const address = momentUrl( win.location.href, current.id, time );
		const label = button.textContent;
		const done = button.dataset.done ?? '';
		if ( await isCopied( win, address ) ) {
			announce( doc, done );
			if ( label !== done ) {
				button.textContent = done;
				win.setTimeout( () => ( button.textContent = label ), DONE_MS );
			}
		} else {
			win.prompt( label ?? '', address );
		}
	};

	stage.addEventListener(
		'click',
		( event ) => {
			const pressed = ( selector: string ) =>
				( event.target as Element ).closest< HTMLElement >( selector );
			// Ignore clicks with a modifier key, and clicks that the editor has canceled.
			if ( event.defaultPrevented || event.ctrlKey || event.metaKey ) {
				return;
			}
			const transcript = pressed( '[data-transcript]' );
			const all = transcript ?? pressed( `.${ part( 'all' ) } a` );
			const button = all ?? pressed( `.${ part( 'copy' ) }` );
			if ( transcript ) {
				event.preventDefault();
				void openTranscript( transcript );
			} else if ( all ) {
				event.preventDefault();
				void openAll( all );
			} else if ( button ) {
				void copy( button );
			}
		},
		{ signal }
	);
	stage.addEventListener(
		'input',
		( { target } ) => searchTranscript( target as HTMLInputElement, part ),
		{ signal }
	);

	const unmark = ( moment: Element ) =>
		moment.removeAttribute( 'aria-current' );
	signal.addEventListener( 'abort', () =>
		stage.querySelectorAll( '[data-at]' ).forEach( unmark )
	);
	const mark = ( { time, isStarted }: Player ) => {
		for ( const name of [ 'chapters', 'lines' ] ) {
			const moments = stage.querySelectorAll(
				`.${ part( 'player' ) } .${ part( name ) } [data-at]`
			);
			const current = Array.from( moments )
				.reverse()
				.find(
					( moment ) =>
						isStarted &&
						Number( moment.getAttribute( 'data-at' ) ) <= time
				);
			for ( const moment of moments ) {
				if ( moment !== current ) {
					unmark( moment );
				}
			}
			if ( current?.getAttribute( 'aria-current' ) === null ) {
				current.setAttribute( 'aria-current', 'true' );
			}
		}
	};
	return mark;
}

/** Copies text. Returns false if the page has no access to the clipboard. */
async function isCopied( { navigator }: Realm, text: string ) {
	try {
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return false;
	}
}

/**
 * Fetches the current page with an additional URL parameter and returns its stage; null after any failure. Used for all
 * episodes, a transcript or an uncached copy.
 *
 * The page requests its own URL, so visitors without access get nothing. The response is parsed without running scripts
 * or loading files.
 */
export async function fetchStage(
	{ dataset: { key } }: HTMLElement,
	win: Realm,
	name: string,
	value: string,
	signal: AbortSignal
): Promise< Element | null > {
	const page = await requestBlob(
		pageWith( win, name, value ),
		{ signal },
		win
	);
	return (
		Array.from(
			parseHtml(
				( await page?.text() ) ?? '',
				win.document
			).querySelectorAll< HTMLElement >( '[data-key]' )
		).find( ( { dataset } ) => dataset.key === key ) ?? null
	);
}

function pageWith( win: Realm, name: string, value: string ): string {
	const url = new URL( win.location.href );
	url.hash = '';
	url.searchParams.set( name, value );
	return url.href;
}

/** Shows only the lines of a transcript that contain all search words. Shows a message if no line matches. */
function searchTranscript(
	field: HTMLInputElement,
	part: ( name: string ) => string
): void {
	const transcript = field.closest( `.${ part( 'transcript' ) }` );
	const words = field.value.toLocaleLowerCase().split( /\s+/ );
	let found = 0;
	for ( const line of transcript?.querySelectorAll< HTMLElement >(
		`.${ part( 'lines' ) } p`
	) ?? [] ) {
		const text = line.textContent.toLocaleLowerCase();
		line.hidden = ! words.every( ( word ) => text.includes( word ) );
		found += Number( ! line.hidden );
	}
	const nothing = transcript?.querySelector< HTMLElement >(
		`.${ part( 'nothing' ) }`
	);
	if ( nothing ) {
		nothing.hidden = found > 0;
	}
}
