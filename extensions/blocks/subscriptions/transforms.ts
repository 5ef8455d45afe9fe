import { keptBeside } from '#shared/core-images';
import { createBlock } from '@wordpress/blocks';
import { plainText } from './rules/plain-text';

type Button = { attributes: { text?: unknown; url?: unknown } };
type Search = { placeholder?: unknown; buttonText?: unknown };
type Subscription = {
	subscribePlaceholder?: string;
	submitButtonText?: string;
};

const words = ( text: unknown ) => plainText( text ) || undefined;

/**
 * Transforms a button, or another form with one field and one button, to and from a subscription form. Keeps the texts.
 */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			isMatch: (
				_: object,
				{ innerBlocks }: { innerBlocks: Button[] }
			) => innerBlocks.length === 1,
			transform: ( _: object, [ button ]: Button[] ) => [
				createBlock( 'dovetail/subscriptions', {
					className: 'is-style-theme',
					submitButtonText: words( button?.attributes.text ),
				} ),
				// The subscription form cannot keep the button's link.
				...keptBeside( [
					{
						href: button?.attributes.url,
						caption: button?.attributes.text,
					},
				] ),
			],
		},
		{
			type: 'block',
			blocks: [ 'core/search' ],
			transform: ( { placeholder, buttonText }: Search ) =>
				createBlock( 'dovetail/subscriptions', {
					className: 'is-style-theme',
					subscribePlaceholder: words( placeholder ),
					submitButtonText: words( buttonText ),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/buttons' ],
			transform: ( { submitButtonText }: Subscription ) =>
				createBlock( 'core/buttons', {}, [
					createBlock( 'core/button', { text: submitButtonText } ),
				] ),
		},
	],
};
