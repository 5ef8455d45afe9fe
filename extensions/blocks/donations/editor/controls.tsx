import { BankSettings } from '#shared/bank-transfer/editor';
import { CARD_CURRENCIES, currencyOf } from '#shared/currency';
import type { EditingProps } from '#shared/definitions';
import { EarningsLink, type MembershipsState } from '#shared/memberships';
import { FieldProblem, GuideLink, type PanelState, useTyped } from '#shared/ui';
import { isHttpUrl, withoutInvisible } from '#shared/validation';
import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	MenuGroup,
	MenuItemsChoice,
	PanelBody,
	TextControl,
	ToggleControl,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { DONATION_NAMES, tiersOf } from '../rules/donations';
import { GoalSettings } from './goal';

/** The sidebar settings of the block. */
export function DonationsInspector( {
	memberships,
	canBePaid,
	bank,
	...editing
}: EditingProps< typeof schema > & {
	memberships: MembershipsState[ 'memberships' ];
	/** Without a payment service, settings of the form have no effect and are not shown. */
	canBePaid: boolean;
	bank: PanelState;
} ): ReactNode {
	const { attributes, setAttributes } = editing;
	const { monthlyDonation, annualDonation, showCustomAmount } = attributes;
	const bankSettings = (
		<BankSettings
			panel={ bank }
			bank={ attributes.bankTransfer }
			currency={ attributes.currency }
			onChange={ ( bankTransfer ) => setAttributes( { bankTransfer } ) }
			onUseEuro={ switchToEuro( editing ) }
		/>
	);
	return (
		<InspectorControls>
			{ ! canBePaid && bankSettings }
			<PanelBody title={ messages.settings() }>
				{ canBePaid && (
					<>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.showMonthly() }
							checked={ monthlyDonation.show }
							onChange={ ( show ) =>
								setAttributes( {
									monthlyDonation: {
										...monthlyDonation,
										show,
									},
								} )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.showAnnual() }
							checked={ annualDonation.show }
							onChange={ ( show ) =>
								setAttributes( {
									annualDonation: { ...annualDonation, show },
								} )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ messages.showCustom() }
							checked={ showCustomAmount }
							onChange={ ( isShown ) =>
								setAttributes( { showCustomAmount: isShown } )
							}
						/>
					</>
				) }
				<FallbackLink { ...editing } />
				{ memberships && (
					<EarningsLink memberships={ memberships }>
						{ messages.earnings() }
					</EarningsLink>
				) }
			</PanelBody>
			{ canBePaid && bankSettings }
			{ canBePaid && <GoalSettings { ...editing } /> }
			<GuideLink />
		</InspectorControls>
	);
}

const readAddress = ( text: string ): string | null => {
	const address = withoutInvisible( text ).trim();
	return ! address || isHttpUrl( address ) ? address : null;
};

function FallbackLink( {
	attributes: { fallbackLinkUrl = '' },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		fallbackLinkUrl,
		readAddress,
		( address ) =>
			setAttributes( { fallbackLinkUrl: address || undefined } )
	);
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			label={ messages.fallbackLink() }
			value={ text }
			aria-invalid={ isWrong }
			help={
				isWrong ? (
					<FieldProblem>
						{ messages.fallbackLinkProblem() }
					</FieldProblem>
				) : (
					messages.fallbackLinkHelp()
				)
			}
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}

/** Currency of a new block on a site without payments. The author may not have noticed it yet. */
export const DEFAULT_CURRENCY = 'USD';

/** Returns the changes for another currency: its preset amounts, and no plans. */
export const inCurrency = (
	attributes: EditingProps< typeof schema >[ 'attributes' ],
	currency: string
) => ( {
	currency,
	...Object.fromEntries(
		DONATION_NAMES.map( ( name ) => [
			name,
			{
				...attributes[ name ],
				amounts: tiersOf( currency ),
				planId: undefined,
			},
		] )
	),
} );

/** Returns a function that changes the currency to EUR; undefined if the author has chosen another currency. */
export const switchToEuro = ( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ( () => void ) | undefined =>
	attributes.currency === DEFAULT_CURRENCY
		? () => setAttributes( inCurrency( attributes, 'EUR' ) )
		: undefined;

/** Menu for the currency. Changing it also changes the preset amounts and the plans. */
export function CurrencyToolbar( {
	attributes,
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const { currency } = attributes;
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ null }
					label={ messages.currency( currency ) }
					text={ currency }
					popoverProps={ { placement: 'bottom-start' } }
				>
					{ ( { onClose } ) => (
						<MenuGroup>
							<MenuItemsChoice
								value={ currency }
								choices={ CARD_CURRENCIES.map( ( code ) => ( {
									value: code,
									label: `${ code } ${ currencyOf( code ).symbol }`,
								} ) ) }
								onHover={ () => {} }
								onSelect={ ( code ) => {
									setAttributes(
										inCurrency( attributes, code )
									);
									onClose();
								} }
							/>
						</MenuGroup>
					) }
				</ToolbarDropdownMenu>
			</ToolbarGroup>
		</BlockControls>
	);
}
