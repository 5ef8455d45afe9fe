import { requestBlob } from '#shared/request';
import { type Realm, windowOf } from '#shared/view';
import { LIST_CLASS, ROOT_CLASS } from '../markup';
import type { PlayerEvent, PlayerState } from '../rules/player';
import type { viewMessages } from '../view-messages';
import { addCaptions } from './captions';
import { fillScreen } from './fill-screen';
import { followKeys } from './input';
import { isVideo, part } from './parts';
import type { RenderedSlide } from './rendered-story';

/**
 * Attribute with the site's name and icon, which are shown in fullscreen. Added by the server when it renders the page.
 */
const SITE_ATTRIBUTE = 'data-site';

/**
 * The code that loads after a visitor's first interaction: the site's name, fullscreen, gestures and keys, keeping the
 * focus, pausing, captions, and preloading of videos.
 *
 * @return Updates the display for a new state.
 */
export function touched(
	stage: HTMLElement,
	slides: readonly RenderedSlide[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	{
		dispatch,
		signal,
	}: { dispatch( event: PlayerEvent ): void; signal: AbortSignal }
): ( state: PlayerState ) => void {
	const setFullscreen = fillScreen( stage, dispatch, signal );
	const showCaptions = addCaptions( stage, slides, strings, signal );
	addSite( stage );
	let shown: PlayerState | undefined;
	const load = loadAhead( windowOf( stage ), signal, ( video ) => {
		if ( shown?.playing && slides[ shown.slide ]?.media === video ) {
			video.play().catch( () => {} );
		}
	} );
	let hasPlayed = false;
	followKeys( stage, dispatch, signal );
	const { ownerDocument: doc } = stage;
	const pause = () => dispatch( { type: 'pause' } );
	// Pause the story in a hidden tab, because its sound would continue.
	doc.addEventListener( 'visibilitychange', () => doc.hidden && pause(), {
		signal,
	} );
	// Pause while a link in a slide has the focus, because the link would disappear with its slide.
	stage
		.querySelector( `.${ LIST_CLASS }` )
		?.addEventListener( 'focusin', pause, { signal } );
	return ( state ) => {
		shown = state;
		const { slide, playing, fullscreen } = state;
		showCaptions( state );
		setFullscreen( fullscreen );
		// The browser would move the focus to the page, where the story's keys do nothing.
		if ( stage.querySelector( '[hidden]:focus, [hidden] :focus' ) ) {
			stage.focus( { preventScroll: true } );
		}
		hasPlayed ||= playing;
		for ( const index of hasPlayed ? [ slide + 1, slide ] : [] ) {
			const media = slides[ index ]?.media;
			if ( isVideo( media ) ) {
				load( media, index === slide );
			}
		}
	};
}

function addSite( stage: HTMLElement ): void {
	const doc = stage.ownerDocument;
	const { title, icon } = siteOf( stage );
	stage.querySelector( `.${ ROOT_CLASS }__header` )?.prepend(
		...( icon
			? [
					part( doc, 'img', 'icon', {
						loading: 'lazy',
						src: icon,
						alt: '',
					} ),
				]
			: [] ),
		part( doc, 'p', 'title', {}, title ?? '' )
	);
}

/**
 * Returns the site's name and icon. Either can be missing; the editor provides neither. An author's own HTML can contain
 * such data too, but only as a text and an image, which it can contain anyway.
 */
export function siteOf( stage: HTMLElement ): {
	title?: string;
	icon?: string;
} {
	try {
		return Object(
			JSON.parse( stage.getAttribute( SITE_ATTRIBUTE ) ?? '' )
		);
	} catch {
		return {};
	}
}

/**
 * Preloads a video hosted on this site while another slide is shown, so that it plays without interruption. If
 * preloading fails or takes too long, the browser loads the video as usual. Requests each video once. Restores all URLs
 * when the signal aborts.
 *
 * @param win
 * @param signal
 * @param onReset Called when the browser rejected a preloaded video, which now has its URL again but is paused.
 * @return Starts preloading a video, or stops if `isNow`: the video is about to play.
 */
export function loadAhead(
	win: Realm,
	signal: AbortSignal,
	onReset: ( video: HTMLVideoElement ) => void
): ( video: HTMLVideoElement, isNow: boolean ) => void {
	const loads = new Map< HTMLVideoElement, AbortController >();

	async function fetchWhole(
		video: HTMLVideoElement,
		until: AbortSignal
	): Promise< void > {
		const address = video.src;
		const blob = await requestBlob( address, { signal: until }, win );
		if ( ! blob || until.aborted ) {
			return;
		}
		const whole = win.URL.createObjectURL( blob );
		const reset = () => {
			video.src = address;
			win.URL.revokeObjectURL( whole );
		};
		video.src = whole;
		signal.addEventListener( 'abort', reset );
		// A site's content security policy can forbid `blob:`. Capture the event before the player marks the slide as
		// failed. Errors of a caption track pass here too.
		video.addEventListener(
			'error',
			( event ) => {
				if ( event.target === video && video.src === whole ) {
					event.stopImmediatePropagation();
					signal.removeEventListener( 'abort', reset );
					reset();
					onReset( video );
				}
			},
			{ capture: true, signal }
		);
	}

	signal.addEventListener( 'abort', () =>
		loads.forEach( ( load ) => load.abort() )
	);
	return ( video, isNow ) => {
		const load = loads.get( video ) ?? new AbortController();
		if ( isNow ) {
			load.abort();
		} else if ( ! loads.has( video ) ) {
			void fetchWhole( video, load.signal );
		}
		loads.set( video, load );
	};
}
