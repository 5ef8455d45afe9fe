import {
	type Behavior,
	prefersReducedMotion,
	viewStrings,
	windowOf,
} from '#shared/view';
import {
	clipPaths,
	isPosition,
	keyPosition,
	pointerPosition,
	type SliderPart,
	spokenPosition,
} from '../rules/position';
import {
	type BeforeAfterOptions,
	sliderSettings,
} from '../rules/slider-options';
import { viewMessages } from '../view-messages';
import { buildSlider, followPointer } from './build-slider';

/**
 * Creates the slider for two images, with texts in the page's language.
 *
 * @param options Additional options for the editor's preview
 */
export function compare(
	options: Omit< BeforeAfterOptions, 'strings' > = {}
): Behavior {
	return ( root, signal ) =>
		beforeAfter( {
			...options,
			strings: viewStrings(
				'image-compare',
				viewMessages,
				root.ownerDocument
			),
		} )( root, signal );
}

/** Milliseconds to wait after the last resize before updating the divider. */
const RESIZE_DELAY = 200;

/**
 * Creates a slider for two images of the same subject. The root element must contain at least two images with `src`,
 * `alt` and `data-label`; otherwise nothing happens. The first image is layered on top of the second, and the divider
 * follows mouse, touch and keyboard.
 *
 * @param options Settings for roots whose data attributes do not set them
 */
export function beforeAfter( options: BeforeAfterOptions = {} ): Behavior {
	return ( root, signal ) => {
		const settings = sliderSettings( root.dataset, options );
		const slider =
			! signal.aborted &&
			buildSlider( root, settings, options.strings ?? {} );
		if ( ! slider ) {
			return;
		}
		const { stage, first, second, handle } = slider;
		const { mode } = settings;
		const win = windowOf( root );
		const parts = new Map< EventTarget | null, SliderPart >( [
			[ first, 'first' ],
			[ second, 'second' ],
			[ handle, 'handle' ],
		] );
		let position = settings.startingPosition;
		let resizing = 0;

		const isRtl = () => win.getComputedStyle( stage ).direction === 'rtl';

		function place( next: number, isGliding: boolean ) {
			if ( ! isPosition( next ) ) {
				return;
			}
			position = next;
			const clip = clipPaths( next, mode, isRtl() );
			stage.toggleAttribute(
				'data-juxtapose-gliding',
				isGliding && settings.animate && ! prefersReducedMotion( win )
			);
			stage.style.setProperty( '--juxtapose-position', `${ next }%` );
			stage.style.setProperty( '--juxtapose-first', clip.first );
			stage.style.setProperty( '--juxtapose-second', clip.second );
			handle.setAttribute(
				'aria-valuenow',
				String( spokenPosition( next ) )
			);
			options.callback?.( next );
		}

		followPointer(
			slider,
			mode,
			() => {
				const before = position;
				return {
					move: ( event, isGliding ) =>
						place(
							pointerPosition(
								event,
								second.getBoundingClientRect(),
								mode,
								isRtl()
							),
							isGliding
						),
					restore: () => place( before, false ),
				};
			},
			signal
		);

		stage.addEventListener(
			'keydown',
			( event ) => {
				const part = parts.get( event.target );
				const next =
					part && ! event.ctrlKey && ! event.metaKey && ! event.altKey
						? keyPosition(
								event.key,
								part,
								position,
								mode,
								isRtl()
							)
						: null;
				if ( next !== null ) {
					event.preventDefault();
					place( next, ! event.repeat );
				}
			},
			{ signal }
		);

		win.addEventListener(
			'resize',
			() => {
				win.clearTimeout( resizing );
				resizing = win.setTimeout(
					() => place( position, false ),
					RESIZE_DELAY
				);
			},
			{ signal }
		);
		signal.addEventListener( 'abort', () => {
			win.clearTimeout( resizing );
			stage.removeAttribute( 'data-juxtapose-gliding' );
			slider.remove();
		} );

		place( position, false );
	};
}
