import { CARD_CURRENCIES, currencyOf } from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { DONATION_NAMES } from '../rules/plan-ids';
import { tiersOf } from '../rules/tiers';

/** Menu for the currency. Changing it also changes the preset amounts and the plans. */
export function CurrencyToolbar( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { currency } = attributes;
	const choose = ( code: string ) =>
		setAttributes( {
			currency: code,
			...Object.fromEntries(
				DONATION_NAMES.map( ( name ) => [
					name,
					{
						...attributes[ name ],
						amounts: tiersOf( code ),
						planId: undefined,
					},
				] )
			),
		} );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ null }
					label={ messages.currency( currency ) }
					text={ currency }
					popoverProps={ { placement: 'bottom-start' } }
					controls={ CARD_CURRENCIES.map( ( code ) => ( {
						title: `${ code } ${ currencyOf( code ).symbol }`,
						role: 'menuitemradio',
						isActive: code === currency,
						onClick: () => code !== currency && choose( code ),
					} ) ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
