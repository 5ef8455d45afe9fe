import { EarningsLink, type MembershipsState } from '#shared/memberships';
import type { EditingProps } from '#shared/definitions';
import { FieldProblem } from '#shared/ui';
import { isHttpUrl, withoutInvisible } from '#shared/validation';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { BankSettings } from './bank-settings';
import { GoalSettings } from './goal';

/** The settings of a block. */
export function DonationsInspector( {
	memberships,
	...editing
}: EditingProps< typeof schema > & {
	memberships: MembershipsState[ 'memberships' ];
} ): ReactNode {
	const { attributes, setAttributes } = editing;
	const { monthlyDonation, annualDonation, showCustomAmount } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.showMonthly() }
					checked={ monthlyDonation.show }
					onChange={ ( show ) =>
						setAttributes( {
							monthlyDonation: { ...monthlyDonation, show },
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
				<FallbackLink { ...editing } />
				{ memberships && (
					<EarningsLink memberships={ memberships }>
						{ messages.earnings() }
					</EarningsLink>
				) }
			</PanelBody>
			<BankSettings { ...editing } />
			<GoalSettings { ...editing } />
		</InspectorControls>
	);
}

/** Only whole addresses are kept; another one stays in its field to be mended. */
function FallbackLink( {
	attributes: { fallbackLinkUrl = '' },
	setAttributes,
}: EditingProps< typeof schema > ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	const isWrong = !! typed && ! isHttpUrl( readAddress( typed ) );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			label={ messages.fallbackLink() }
			value={ typed ?? fallbackLinkUrl }
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
			onChange={ ( text ) => {
				const address = readAddress( text );
				setTyped( text );
				if ( ! address || isHttpUrl( address ) ) {
					setAttributes( { fallbackLinkUrl: address || undefined } );
				}
			} }
			onBlur={ () => isWrong || setTyped( null ) }
		/>
	);
}

function readAddress( typed: string ): string {
	return withoutInvisible( typed ).trim();
}
