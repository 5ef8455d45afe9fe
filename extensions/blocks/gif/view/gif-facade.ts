import { whenAgreed } from '#shared/consent';
import { addFacade } from '#shared/embed';
import { viewData, type Behavior } from '#shared/view';
import { ROOT_CLASS, serviceOf } from '../markup';
import type { serverMessages } from '../server-data';

type Part = Pick< typeof import( '../touched' ), 'playGif' >;

/**
 * Replaces the saved link with a button named after the GIF, over the author's poster if there is one. The stylesheet
 * hides the link. Nothing loads from the service until the visitor plays the GIF. If the page contains no texts for the
 * button, the link stays visible.
 *
 * @param load    Loads the chunk that plays the GIF.
 * @param preview Texts for the editor, whose page contains no texts. If set, hides the "always" checkbox and ignores its stored value and consent.
 */
export const gifFacade =
	(
		load: () => Promise< Part >,
		preview?: typeof serverMessages
	): Behavior =>
	( stage, signal ) => {
		const strings = {
			...preview,
			...Reflect.get( viewData( 'gif', stage.ownerDocument ), 'strings' ),
		} as typeof serverMessages;
		const link = stage.querySelector( 'a' );
		const host = link && serviceOf( link );
		if ( ! host || ! strings.asks ) {
			return;
		}
		const say = ( key: keyof typeof strings, of = host ) =>
			strings[ key ].replace( /%(?:1\$)?s/, () => of );
		const name = link.textContent ?? '';
		let wasPressed = false;
		addFacade( stage, {
			className: `${ ROOT_CLASS }__facade`,
			slug: host,
			words: {
				...strings,
				show: name,
				note: say( 'asks' ),
				failed: say( 'failed' ),
				always: preview ? undefined : say( 'always' ),
			},
			opens: preview ? undefined : whenAgreed,
			load: async () =>
				( await load() ).playGif( stage, link, signal, wasPressed ),
			signal,
		} );
		const button = stage.querySelector( 'button' ) as HTMLButtonElement;
		button.ariaLabel = say( 'play', name );
		// Listen in the capture phase, because the button's own handler may play the GIF immediately.
		button.addEventListener( 'click', () => ( wasPressed = true ), true );
	};
