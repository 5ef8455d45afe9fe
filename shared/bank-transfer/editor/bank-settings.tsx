import { cutText, toPlainText } from '#shared/attributes';
import {
	FieldProblem,
	PanelToFill,
	type PanelState,
	useTyped,
} from '#shared/ui';
import {
	Button,
	Notice,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import type { ReactNode, Ref } from 'react';
import {
	bankSigns,
	fitsCode,
	groupIban,
	hasBankCode,
	hasNumber,
	isIban,
	MAX_LENGTHS,
	needsBic,
} from '../account';
import type { Bank } from '../bank';
import { AccountOffer } from './account-offer';
import {
	bankCodeHelp,
	bankCodeLabel,
	bankCodeProblem,
	messages,
} from './messages';

/** Settings for the bank account, in the sidebar. */
export function BankSettings( {
	bank,
	currency,
	defaultReference,
	onChange,
	onUseEuro,
	panel,
}: {
	bank: Bank;
	/** Currency code of the amounts. */
	currency: string;
	/** The reference that visitors see if the author has entered none; undefined if there is no such text. */
	defaultReference?: string;
	onChange( bank: Bank ): void;
	/** Changes the currency to EUR; undefined if the author has chosen another currency or cannot change it. */
	onUseEuro?(): void;
	panel: PanelState;
} ): ReactNode {
	const nameField = useRef< HTMLInputElement >( null );
	const ibanField = useRef< HTMLInputElement >( null );
	const change = ( changes: Partial< Bank > ) =>
		onChange( { ...bank, ...changes } );
	const isEmpty = ! ( bank.name || bank.iban || bank.account || bank.bic );
	const whyNoCode = fitsCode( bank.iban, 'EUR' )
		? messages.noCodeInCurrency()
		: messages.noCode();
	return (
		<PanelToFill
			{ ...panel }
			title={ messages.bank() }
			initialOpen={ bank.on }
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
					{ isEmpty && (
						<AccountOffer
							onUse={ ( account ) => {
								// The button disappears.
								nameField.current?.focus();
								change( account );
							} }
						/>
					) }
					<Field
						fieldRef={ nameField }
						label={ messages.bankName() }
						value={ bank.name }
						problem={
							bank.name.trim() ? '' : messages.bankNameProblem()
						}
						read={ ( text ) =>
							cutText( toPlainText( text ), MAX_LENGTHS.name )
						}
						onChange={ ( name ) => change( { name } ) }
					/>
					<Field
						fieldRef={ ibanField }
						label={ messages.iban() }
						value={ bank.iban }
						format={ groupIban }
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
						read={ bankSigns }
						onChange={ ( iban ) => change( { iban } ) }
					/>
					{ onUseEuro && fitsCode( bank.iban, 'EUR' ) && (
						<p>
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ () => {
									// The button disappears.
									ibanField.current?.focus();
									onUseEuro();
								} }
							>
								{ messages.useEuro() }
							</Button>
						</p>
					) }
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
							read={ bankSigns }
							onChange={ ( account ) =>
								change( { account: account || undefined } )
							}
						/>
					) }
					{ currency === 'EUR' &&
						hasBankCode( bank ) &&
						hasNumber( bank ) && (
							<Warning>{ messages.euroWithoutIban() }</Warning>
						) }
					<Field
						label={ bankCodeLabel( bank, currency ) }
						value={ bank.bic }
						problem={ bankCodeProblem( bank, currency ) }
						help={ bankCodeHelp( bank, currency ) }
						read={ bankSigns }
						onChange={ ( bic ) => change( { bic } ) }
					/>
					{ needsBic( bank.iban ) && ! bank.bic && (
						<Warning>{ messages.noBic() }</Warning>
					) }
					{ hasBankCode( bank ) &&
						hasNumber( bank ) &&
						! bank.bic && (
							<Warning>{ messages.noBankCode() }</Warning>
						) }
					<Field
						label={ messages.reference() }
						value={ bank.text }
						placeholder={ defaultReference }
						help={
							defaultReference === undefined
								? messages.referenceHelp()
								: messages.defaultReferenceHelp()
						}
						read={ ( text ) =>
							cutText( toPlainText( text ), MAX_LENGTHS.text )
						}
						onChange={ ( text ) => change( { text } ) }
					/>
				</>
			) }
		</PanelToFill>
	);
}

const Warning = ( { children }: { children: string } ): ReactNode => (
	<Notice
		status="warning"
		isDismissible={ false }
		className="dovetail-bank-warning"
		spokenMessage={ children }
	>
		{ children }
	</Notice>
);

/**
 * A text field that shows its error when it loses the focus, or immediately if it had a value from the start. While the
 * author types, screen readers would announce an error for each incomplete value.
 */
function Field( {
	fieldRef,
	label,
	value,
	problem = '',
	help,
	placeholder,
	read,
	format,
	onChange,
}: {
	fieldRef?: Ref< HTMLInputElement >;
	label: string;
	value: string;
	problem?: string;
	help?: string;
	placeholder?: string;
	/** Converts the typed text to the value to save. */
	read( text: string ): string;
	/** Converts the saved value to the text of the field. By default, they are the same. */
	format?( value: string ): string;
	onChange( value: string ): void;
} ): ReactNode {
	const { text, handleBlur, handleChange } = useTyped(
		value,
		read,
		onChange,
		format
	);
	const [ isLeft, setIsLeft ] = useState( value !== '' );
	const isWrong = isLeft && problem !== '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			ref={ fieldRef }
			label={ label }
			value={ text }
			placeholder={ placeholder }
			help={ isWrong ? <FieldProblem>{ problem }</FieldProblem> : help }
			aria-invalid={ isWrong }
			onChange={ handleChange }
			onFocus={ () => setIsLeft( isWrong ) }
			onBlur={ () => {
				handleBlur();
				setIsLeft( true );
			} }
		/>
	);
}
