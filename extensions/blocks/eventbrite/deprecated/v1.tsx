import { attr, type AttributesOf } from '#shared/attributes';
import type { Deprecation } from '#shared/definitions';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';

const attributes = {
	url: attr.string( '' ),
	eventId: attr.positiveInteger( undefined, {
		max: Number.MAX_SAFE_INTEGER,
	} ),
	useModal: attr.boolean( false ),
	text: attr.string( 'Register' ),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.string(),
	textColor: attr.string(),
	customTextColor: attr.string(),
	borderRadius: attr.integer(),
};

type Attributes = AttributesOf< typeof attributes >;

function save( { attributes: saved }: { attributes: Attributes } ) {
	const { url, useModal, text, backgroundColor, textColor } = saved;
	const background = backgroundColor ?? saved.customBackgroundColor;
	const color = textColor ?? saved.customTextColor;
	return (
		<div { ...useBlockProps.save() }>
			{ useModal ? (
				<RichText.Content
					tagName="a"
					className={ [
						'wp-block-button__link',
						background && 'has-background',
						backgroundColor &&
							`has-${ backgroundColor }-background-color`,
						color && 'has-text-color',
						textColor && `has-${ textColor }-color`,
					]
						.filter( Boolean )
						.join( ' ' ) }
					href={ url }
					style={ {
						backgroundColor: saved.customBackgroundColor,
						color: saved.customTextColor,
						borderRadius:
							saved.borderRadius === undefined
								? undefined
								: `${ saved.borderRadius }px`,
					} }
					value={ text }
				/>
			) : (
				<a href={ url }>{ url }</a>
			) }
		</div>
	);
}

/**
 * The format before the button became an inner block: `useModal` instead of a style, and the link's styles as
 * attributes.
 */
export const v1: Deprecation = {
	attributes,
	supports: { html: false, anchor: true, align: [ 'wide', 'full' ] },
	save: save as Deprecation[ 'save' ],
	migrate( { url, eventId, useModal, ...button } ) {
		return [
			{ url, eventId, style: useModal ? 'modal' : 'inline' },
			useModal
				? [
						createBlock( 'dovetail/button', {
							...button,
							element: 'a',
							saveInPostContent: true,
							url,
							lock: { move: true, remove: true },
						} ),
					]
				: [],
		];
	},
};
