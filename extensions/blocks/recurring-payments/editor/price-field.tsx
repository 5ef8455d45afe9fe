import {
	MAXIMUM_CHARGE_UNITS,
	formatAmount,
	fromMinorUnits,
	minimumCharge,
	precisionOf,
	type CardCurrency,
} from '#shared/currency';
import type { Interval } from '#shared/payments';
import { FieldProblem, selectOnFocus } from '#shared/ui';
import { TextControl } from '@wordpress/components';
import type { ReactNode, Ref } from 'react';
import { messages } from '../messages';
import { readPrice, type PriceProblem } from '../rules/price';

/** The field for a plan's price. Below it is the amount that customers will pay, as parsed from the input. */
export function PriceField( {
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
					fromMinorUnits( MAXIMUM_CHARGE_UNITS, currency ),
					currency
				)
			);
		default:
			return messages.minimumPrice(
				formatAmount( minimumCharge( currency ), currency )
			);
	}
}
