import { whenAgreed } from '#shared/consent';
import { element, type Behaviour } from '#shared/view';
import { addFacade } from './facade';
import { EMBED_CLASS, readFrame, type EmbedFrame } from './frame';

/** What comes with the first touch. */
export type Opener = Pick<
	typeof import( './touched' ),
	'openDialog' | 'openFrame'
>;

/** What the editor's preview does otherwise than a page. */
type Preview = {
	frame: EmbedFrame;
	/** On the button. */
	show: string;
	/** The author has asked for it already. */
	isOpen: boolean;
	/** Called when the author asks for it. */
	onOpen(): void;
};

/**
 * Over the link of an embed a façade of the right size, and on a press the page itself in a frame: what opens it comes
 * then. The link stays for whoever wants the service's own page.
 *
 * @param load    Brings what opens it.
 * @param preview In the editor; there nobody's choice to always show a service is offered or heeded, and no consent asked.
 */
export const embed =
	( load: () => Promise< Opener >, preview?: Preview ): Behaviour =>
	( root, signal ) => {
		const doc = root.ownerDocument;
		const frame = preview?.frame ?? readFrame( root );
		const link = root.querySelector( 'a' );
		if ( ! frame || ! link ) {
			return;
		}
		const { service, words } = frame;
		const title = `${ service }: ${ link.textContent }`;
		if ( frame.isDialog ) {
			link.addEventListener(
				'click',
				( event ) => {
					// With a modifier the link is a link.
					if ( ! (
						event.ctrlKey ||
						event.metaKey ||
						event.shiftKey
					) ) {
						event.preventDefault();
						void load().then(
							( { openDialog } ) =>
								openDialog( root, frame, link, title, signal ),
							() => doc.location.assign( link.href )
						);
					}
				},
				{ signal }
			);
			return;
		}
		const stage = element( doc, 'div', {
			class: `${ EMBED_CLASS }__stage`,
		} );
		root.append( stage );
		signal.addEventListener( 'abort', () => stage.remove() );
		const press = addFacade( stage, {
			className: `${ EMBED_CLASS }__facade`,
			slug: frame.slug,
			words: {
				...words,
				name: service,
				note: words.asks,
				...( preview && { show: preview.show, always: undefined } ),
			},
			opens: preview ? undefined : whenAgreed,
			load: async ( isPressed ) => {
				preview?.onOpen();
				return ( await load() ).openFrame(
					root,
					stage,
					frame,
					title,
					signal,
					isPressed || !! preview
				);
			},
			signal,
		} );
		if ( preview?.isOpen ) {
			press();
		}
	};
