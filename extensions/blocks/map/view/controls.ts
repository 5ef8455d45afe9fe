import { isHttpUrl } from '#shared/validation';
import { drawing, element, parseHtml } from '#shared/view';
import type mapbox from 'mapbox-gl';
import { ROOT_CLASS } from '../class-names';
import type { AttributionLink } from '../rules/providers';
import type { viewMessages } from '../view-messages';

/** Icons of the map's buttons: lines on a 24×24 grid. */
export const ICONS = {
	places: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11',
	zoomIn: 'M12 5v14M5 12h14',
	zoomOut: 'M5 12h14',
	fullscreen: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
};

/** A button on the map. */
export type Control = {
	icon: keyof typeof ICONS;
	label: string;
	onClick(): void;
};

/** Adds a row of buttons to a corner of the map. Aborting the signal removes them. */
export function addControls(
	frame: HTMLElement,
	controls: readonly Control[],
	className = `${ ROOT_CLASS }__controls`
): HTMLButtonElement[] {
	const doc = frame.ownerDocument;
	const buttons = controls.map( ( { icon, label, onClick } ) => {
		const button = element(
			doc,
			'button',
			{
				type: 'button',
				class: `${ ROOT_CLASS }__control`,
				'aria-label': label,
				title: label,
			},
			drawing( doc, ICONS[ icon ] )
		);
		button.addEventListener( 'click', onClick );
		return button;
	} );
	frame.prepend( element( doc, 'div', { class: className }, ...buttons ) );
	return buttons;
}

type Strings = Readonly< Record< keyof typeof viewMessages, string > >;

/** Whether the browser can show an element in fullscreen. iPhones cannot. */
export function canFullscreen( doc: Document ): boolean {
	return Boolean( doc.fullscreenEnabled );
}

/** Toggles fullscreen. */
export function toggleFullscreen( root: HTMLElement ): void {
	const doc = root.ownerDocument;
	const done = doc.fullscreenElement
		? doc.exitFullscreen()
		: root.requestFullscreen();
	// Ignore the error if the browser denies fullscreen, because the map is unchanged.
	done.catch( () => {} );
}

/** Updates the button's label until the signal aborts. */
export function nameFullscreenButton(
	button: HTMLButtonElement,
	{ enterFullscreen, leaveFullscreen }: Strings,
	signal: AbortSignal
): void {
	const doc = button.ownerDocument;
	doc.addEventListener(
		'fullscreenchange',
		() => {
			const name = doc.fullscreenElement
				? leaveFullscreen
				: enterFullscreen;
			button.setAttribute( 'aria-label', name );
			button.title = name;
		},
		{ signal }
	);
}

/** The library's class names, which its stylesheet requires. */
const CLASS = 'mapboxgl-ctrl-attrib';
const OPEN_CLASS = 'mapboxgl-compact-show';

/**
 * Attribution control. Always shows required attributions, followed by those of the map's sources. If none are
 * required, a button shows the sources' attributions. The control creates text and links itself, because the library's
 * control would insert the map service's HTML into the page.
 */
export class AttributionControl implements mapbox.IControl {
	private element?: HTMLElement;

	/**
	 * @param label    Label of the button.
	 * @param makers   Attributions that must always be visible.
	 * @param isPassed Whether to exclude the links from the tab order, as in the block editor.
	 */
	constructor(
		private readonly label: string,
		private readonly makers: readonly AttributionLink[],
		private readonly isPassed: boolean
	) {}

	onAdd( map: mapbox.Map ): HTMLElement {
		const doc = map.getContainer().ownerDocument;
		const button = element( doc, 'button', {
			type: 'button',
			class: `${ CLASS }-button`,
			'aria-label': this.label,
			'aria-expanded': 'false',
			title: this.label,
		} );
		const list = element( doc, 'div', { class: `${ CLASS }-inner` } );
		const isInSight = this.makers.length > 0;
		const control = element(
			doc,
			'div',
			{
				class: `mapboxgl-ctrl ${ CLASS }${
					isInSight ? '' : ' mapboxgl-compact'
				}`,
			},
			...( isInSight ? [] : [ button ] ),
			list
		);
		const named = this.makers.flatMap( ( { text, link }, index ) => [
			...( index ? [ SEPARATOR ] : [] ),
			isHttpUrl( link ) ? linkTo( link, text, doc ) : text,
		] );
		list.append( ...named );
		button.addEventListener( 'click', () =>
			button.setAttribute(
				'aria-expanded',
				String( control.classList.toggle( OPEN_CLASS ) )
			)
		);
		let shown = '';
		const pass = () =>
			this.isPassed &&
			list.querySelectorAll( 'a' ).forEach( ( link ) => {
				link.tabIndex = -1;
			} );
		const update = () => {
			const html = attributionsOf( map ).join( SEPARATOR );
			control.hidden = ! isInSight && ! html;
			if ( html !== shown ) {
				shown = html;
				list.replaceChildren(
					...named,
					...( isInSight && html ? [ SEPARATOR ] : [] ),
					...textAndLinks( html, doc )
				);
				pass();
			}
		};
		pass();
		map.on( 'styledata', update );
		// Ignore sources that are already known, because every tile fires this event.
		map.on( 'sourcedata', ( event ) => {
			if ( Reflect.get( event, 'sourceDataType' ) === 'metadata' ) {
				update();
			}
		} );
		control.hidden = ! isInSight;
		this.element = control;
		return control;
	}

	/** Returns the text of the attribution, even if it is collapsed. */
	text(): string {
		return (
			this.element?.querySelector( `.${ CLASS }-inner` )?.textContent ??
			''
		);
	}

	getDefaultPosition(): string {
		return 'bottom-right';
	}

	onRemove(): void {
		this.element?.remove();
	}
}

const SEPARATOR = ' | ';

const linkTo = ( href: string, text: string, doc: Document ): HTMLElement =>
	element(
		doc,
		'a',
		{ href, target: '_blank', rel: 'noopener nofollow' },
		text
	);

/** Returns the attributions of a map's sources. Omits duplicates and attributions that are part of others. */
function attributionsOf( map: mapbox.Map ): string[] {
	const said = Object.keys( map.getStyle()?.sources ?? {} )
		.map( ( id ): unknown =>
			Reflect.get( map.getSource( id ) ?? {}, 'attribution' )
		)
		.filter(
			( text ): text is string => typeof text === 'string' && text !== ''
		);
	return [ ...new Set( said ) ].filter(
		( text ) =>
			! said.some( ( other ) => other !== text && other.includes( text ) )
	);
}

/** Returns the text and the http links in HTML from another site. The HTML runs no scripts and loads no files. */
function textAndLinks( html: string, doc: Document ): ( Node | string )[] {
	return [ ...parseHtml( html, doc ).childNodes ].flatMap( ( node ) =>
		copied( node, doc )
	);
}

function copied( node: Node, doc: Document ): ( Node | string )[] {
	const text = node.textContent ?? '';
	if ( node.nodeType === node.TEXT_NODE ) {
		return [ text ];
	}
	if (
		node.nodeType !== node.ELEMENT_NODE ||
		[ 'SCRIPT', 'STYLE', 'TEMPLATE' ].includes( node.nodeName )
	) {
		return [];
	}
	const href = ( node as Element ).getAttribute( 'href' );
	return node.nodeName === 'A' && isHttpUrl( href )
		? [ linkTo( href, text, doc ) ]
		: [ ...node.childNodes ].flatMap( ( child ) => copied( child, doc ) );
}
