import { type AttributesOf, toPlainText } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { Card, useCode } from './editor/card';
import { lookOf } from './markup';
import { messages } from './messages';
import { codeOf } from './rules/card';

const CHILDREN = [ 'dovetail/address', 'dovetail/email', 'dovetail/phone' ];

const TEMPLATE = CHILDREN.map( ( name ) => [ name ] );

/** Shows address, email and phone as inner blocks, which authors can move, remove and add. */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const { card, code, isTooLong, isOutdated } = useCode(
		clientId,
		attributes
	);
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: lookOf( attributes ) } ),
		{
			allowedBlocks: CHILDREN,
			template: TEMPLATE,
			templateLock: false,
			// Move the focus into the address, so that the author can type right away.
			templateInsertUpdatesSelection: true,
		}
	);
	return (
		<div { ...props }>
			<Settings
				attributes={ attributes }
				card={ card }
				isTooLong={ isTooLong }
				setAttributes={ setAttributes }
			/>
			{ children }
			<Card
				hasCard={ attributes.hasCard && card !== '' }
				code={ code }
				isTooLong={ isTooLong }
				isOutdated={ isOutdated }
				onUpdate={ () =>
					setAttributes( { code: codeOf( card ) ?? undefined } )
				}
			/>
		</div>
	);
}

function Settings( {
	attributes: { showIcons, showLabels, name, hasCard, hasCode },
	card,
	isTooLong,
	setAttributes,
}: Pick<
	EditProps< AttributesOf< typeof schema > >,
	'attributes' | 'setAttributes'
> & {
	/** Text of the vCard; empty when there are no contact details. */
	card: string;
	isTooLong: boolean;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showIcons() }
					checked={ showIcons }
					onChange={ ( next ) =>
						setAttributes( { showIcons: next } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showLabels() }
					checked={ showLabels }
					onChange={ ( next ) =>
						setAttributes( { showLabels: next } )
					}
				/>
			</PanelBody>
			<PanelBody title={ messages.cardSettings() } initialOpen={ false }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hasCard() }
					help={ messages.hasCardHelp() }
					checked={ hasCard }
					onChange={ ( next ) => setAttributes( { hasCard: next } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.hasCode() }
					help={
						isTooLong
							? messages.tooLongForCode()
							: messages.hasCodeHelp()
					}
					checked={ hasCode }
					onChange={ ( next ) =>
						setAttributes( {
							hasCode: next,
							code: ( next && codeOf( card ) ) || undefined,
						} )
					}
				/>
				{ ( hasCard || hasCode ) && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.cardName() }
						help={ messages.cardNameHelp() }
						value={ name }
						onChange={ ( next ) =>
							setAttributes( { name: toPlainText( next ) } )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
