import { errorMessage, useAction, useEndpoint } from '#shared/api';
import { toPlainText } from '#shared/attributes';
import {
	CARD_CURRENCIES,
	type CardCurrency,
	formatAmount,
	fromMinorUnits,
	isCardCurrency,
	MAX_CHARGE_UNITS,
	minimumCharge,
	precisionOf,
} from '#shared/currency';
import {
	createPlan,
	type Interval,
	INTERVALS,
	type Plan,
	readLastUsed,
} from '#shared/payments';
import { FieldProblem, selectOnFocus } from '#shared/ui';
import {
	Button,
	Notice,
	Placeholder,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, Ref } from 'react';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { priceInCurrency, type PriceProblem, readPrice } from '../rules/price';

/**
 * The form for a new plan. Shows an error at each invalid field. If the server rejects the plan, the form keeps its
 * values.
 */
export function AddPlan( {
	lastCurrency,
	onAdd,
	onCancel,
}: {
	/** Currency of the newest plan; undefined without a plan. */
	lastCurrency: string | undefined;
	onAdd( plan: Plan ): void;
	onCancel(): void;
} ): ReactNode {
	const [ title, setTitle ] = useState( '' );
	const [ chosen, setCurrency ] = useState< CardCurrency >();
	const { data: lastUsed } = useEndpoint(
		readLastUsed,
		lastCurrency ? null : {}
	);
	const currency =
		chosen ??
		[ lastCurrency, lastUsed?.currency ].find( isCardCurrency ) ??
		'USD';
	const [ price, setPrice ] = useState( '' );
	const [ interval, setInterval ] = useState< Interval >( '1 month' );
	/** Show no errors before the first attempt to save. */
	const [ isChecked, setChecked ] = useState( false );
	const saving = useAction( createPlan );
	const titleField = useRef< HTMLInputElement >( null );
	const priceField = useRef< HTMLInputElement >( null );
	const read = readPrice( price, currency );
	const isBusy = saving.status === 'busy';
	const isTitleWrong = isChecked && title.trim() === '';

	useEffect( () => titleField.current?.focus(), [] );

	async function handleSubmit() {
		setChecked( true );
		if ( title.trim() === '' ) {
			titleField.current?.focus();
			return;
		}
		if ( 'problem' in read ) {
			priceField.current?.focus();
			return;
		}
		const end = await saving.run( {
			data: {
				currency,
				interval,
				price: read.price,
				title: toPlainText( title ).trim(),
			},
		} );
		if ( end.status === 'done' ) {
			onAdd( end.data );
		}
	}

	return (
		<Placeholder
			icon={ icon }
			label={ messages.newPlan() }
			notices={
				saving.status === 'failed' ? (
					<Notice status="error" isDismissible={ false }>
						{ errorMessage( saving.error ) }
					</Notice>
				) : undefined
			}
		>
			<form
				className={ `${ ROOT_CLASS }__form` }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void handleSubmit();
				} }
			>
				<TextControl
					ref={ titleField }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.planTitle() }
					value={ title }
					maxLength={ 200 }
					aria-invalid={ isTitleWrong }
					help={
						isTitleWrong ? (
							<FieldProblem>
								{ messages.titleMissing() }
							</FieldProblem>
						) : (
							messages.planTitleHelp()
						)
					}
					onChange={ setTitle }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.currency() }
					value={ currency }
					options={ CARD_CURRENCIES.map( ( code ) => ( {
						value: code,
						label: code,
					} ) ) }
					onChange={ ( code ) => {
						if ( isCardCurrency( code ) ) {
							setPrice(
								priceInCurrency( price, currency, code )
							);
							setCurrency( code );
						}
					} }
				/>
				<PriceField
					field={ priceField }
					typed={ price }
					currency={ currency }
					interval={ interval }
					isChecked={ isChecked }
					onChange={ setPrice }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.renewal() }
					value={ interval }
					options={ INTERVALS.map( ( each ) => ( {
						value: each,
						label: messages.interval( each ),
					} ) ) }
					onChange={ setInterval }
				/>
				<div className={ `${ ROOT_CLASS }__buttons` }>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ isBusy ? messages.saving() : messages.save() }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ onCancel }
					>
						{ messages.cancel() }
					</Button>
				</div>
			</form>
		</Placeholder>
	);
}

function PriceField( {
	field,
	typed,
	currency,
	interval,
	isChecked,
	onChange,
}: {
	field: Ref< HTMLInputElement >;
	typed: string;
	currency: CardCurrency;
	interval: Interval;
	isChecked: boolean;
	onChange( typed: string ): void;
} ): ReactNode {
	const read = readPrice( typed, currency );
	function help(): ReactNode {
		if ( 'price' in read ) {
			return messages.peoplePay(
				messages.priceOf(
					formatAmount( read.price, currency ),
					interval
				)
			);
		}
		return isChecked ? (
			<FieldProblem>
				{ sentenceOf( read.problem, currency ) }
			</FieldProblem>
		) : undefined;
	}

	return (
		<TextControl
			ref={ field }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages.price() }
			inputMode="decimal"
			autoComplete="off"
			placeholder={ sentenceOf( 'minimum', currency ) }
			value={ typed }
			aria-invalid={ isChecked && 'problem' in read }
			help={ help() }
			onChange={ onChange }
			onFocus={ selectOnFocus }
		/>
	);
}

function sentenceOf( problem: PriceProblem, currency: CardCurrency ): string {
	switch ( problem ) {
		case 'decimals':
			return messages.tooManyDecimals( precisionOf( currency ) );
		case 'maximum':
			return messages.maximumPrice(
				formatAmount(
					fromMinorUnits( MAX_CHARGE_UNITS, currency ),
					currency
				)
			);
		default:
			return messages.minimumPrice(
				formatAmount( minimumCharge( currency ), currency )
			);
	}
}
