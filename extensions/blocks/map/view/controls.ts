import { drawing, element } from '#shared/view';
import { ROOT_CLASS } from '../class-names';
import { ICONS } from './icons';

/** A button over the map. */
export type Control = {
	icon: keyof typeof ICONS;
	label: string;
	onClick(): void;
};

/** A row of buttons in the corner of a map. They go with the map. */
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
