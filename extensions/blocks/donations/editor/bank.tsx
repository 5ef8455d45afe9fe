import { toPlainText } from '#shared/attributes';
import type { EditingProps } from '#shared/definitions';
import { FieldProblem } from '#shared/ui';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import {
	bankSigns,
	fitsCode,
	groupIban,
	hasNumber,
	isBic,
	isIban,
	MAX_LENGTHS,
} from '../rules/bank';

type Bank = EditingProps< typeof schema >[ 'attributes' ][ 'bankTransfer' ];

/** Whether the account has a national bank code instead of a BIC. */
const hasBankCode = ( { iban, account }: Bank ): boolean =>
	! iban && !! account;

const bankCodeLabel = ( bank: Bank ): string =>
	hasBankCode( bank ) ? messages.bankCode() : messages.bic();

/** Settings for the bank account for donations without a payment service. */
export function BankSettings( {
	attributes: { bankTransfer: bank, currency },
	setAttributes,
	isEnteringBank,
	onEnteringBank,
}: EditingProps< typeof schema > & {
	/** Whether the author clicked “Enter bank account details”. The first empty or invalid field then gets the focus. */
	isEnteringBank: boolean;
	/** Called after the field got the focus. */
	onEnteringBank(): void;
} ): ReactNode {
	const change = ( changes: Partial< typeof bank > ) =>
		setAttributes( { bankTransfer: { ...bank, ...changes } } );
	const [ isOpen, setOpen ] = useState( bank.on );
	if ( isEnteringBank && ! isOpen ) {
		setOpen( true );
	}
	const panel = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const fields = [
			...( panel.current?.querySelectorAll< HTMLInputElement >(
				'input[type="text"]'
			) ?? [] ),
		];
		if ( isEnteringBank && fields.length > 0 ) {
			const isToDo = ( field: HTMLInputElement ) =>
				! field.value || field.matches( '[aria-invalid="true"]' );
			( fields.find( isToDo ) ?? fields[ 0 ] )?.focus();
			onEnteringBank();
		}
	} );
	const whyNoCode = fitsCode( bank.iban, 'EUR' )
		? messages.noCodeInCurrency()
		: messages.noCode();
	return (
		<PanelBody
			ref={ panel }
			title={ messages.bank() }
			opened={ isOpen }
			onToggle={ setOpen }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.bankOn() }
				help={ messages.bankOnHelp() }
				checked={ bank.on }
				onChange={ ( on ) => change( { on } ) }
			/>
			{ bank.on && (
				<>
					<Field
						label={ messages.bankName() }
						value={ bank.name }
						problem={
							bank.name.trim() ? '' : messages.bankNameProblem()
						}
						onChange={ ( name ) =>
							change( {
								name: toPlainText( name ).slice(
									0,
									MAX_LENGTHS.name
								),
							} )
						}
					/>
					<Field
						label={ messages.iban() }
						value={ groupIban( bank.iban ) }
						problem={
							! bank.iban || isIban( bank.iban )
								? ''
								: messages.ibanProblem()
						}
						help={
							fitsCode( bank.iban, currency )
								? messages.code()
								: whyNoCode
						}
						onChange={ ( iban ) =>
							change( {
								iban: bankSigns( iban ),
							} )
						}
					/>
					{ ! isIban( bank.iban ) && (
						<Field
							label={ messages.account() }
							value={ bank.account ?? '' }
							problem={
								bank.iban || hasNumber( bank )
									? ''
									: messages.accountProblem()
							}
							help={ messages.accountHelp() }
							onChange={ ( account ) =>
								change( {
									account: bankSigns( account ) || undefined,
								} )
							}
						/>
					) }
					<Field
						label={ bankCodeLabel( bank ) }
						value={ bank.bic }
						problem={
							hasBankCode( bank ) || isBic( bank.bic )
								? ''
								: messages.bicProblem()
						}
						help={
							hasBankCode( bank )
								? messages.bankCodeHelp()
								: messages.bicHelp()
						}
						onChange={ ( bic ) =>
							change( { bic: bankSigns( bic ) } )
						}
					/>
					<Field
						label={ messages.reference() }
						value={ bank.text }
						help={ messages.referenceHelp() }
						onChange={ ( text ) =>
							change( {
								text: toPlainText( text ).slice(
									0,
									MAX_LENGTHS.text
								),
							} )
						}
					/>
				</>
			) }
		</PanelBody>
	);
}

/**
 * A text field that shows its error when it loses the focus, or immediately if it had a value from the start. While the
 * author types, screen readers would announce an error for each incomplete value.
 */
function Field( {
	label,
	value,
	problem = '',
	help,
	onChange,
}: {
	label: string;
	value: string;
	problem?: string;
	help?: string;
	onChange( value: string ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ isLeft, setIsLeft ] = useState( value !== '' );
	const isWrong = isLeft && problem !== '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ typed ?? value }
			help={ isWrong ? <FieldProblem>{ problem }</FieldProblem> : help }
			aria-invalid={ isWrong }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( text );
			} }
			onFocus={ () => setIsLeft( isWrong ) }
			onBlur={ () => {
				setTyped( null );
				setIsLeft( true );
			} }
		/>
	);
}

/** The bank details that visitors see. */
export function BankTransfer( { bank }: { bank: Bank } ): ReactNode {
	const lines = [
		[ messages.bankName(), bank.name ],
		bank.iban
			? [ messages.iban(), groupIban( bank.iban ) ]
			: [ messages.account(), bank.account ],
		[ bankCodeLabel( bank ), bank.bic ],
		[ messages.reference(), bank.text ],
	].filter( ( [ , value ] ) => value );
	return (
		<div className={ `${ BLOCK }__bank` } contentEditable={ false }>
			<p className={ `${ BLOCK }__heading` }>{ messages.bank() }</p>
			<p>{ messages.bankInstructions() }</p>
			<dl>
				{ lines.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>
							<bdi>{ value }</bdi>
						</dd>
					</div>
				) ) }
			</dl>
		</div>
	);
}
