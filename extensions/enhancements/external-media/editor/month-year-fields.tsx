import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
	canApply,
	FIRST_YEAR,
	WHOLE_YEAR,
	type MonthYear,
} from '../rules/date-range';

/** A month of a year, or the whole year, applied at a press. */
export function MonthYearFields( {
	applied,
	isDisabled,
	onApply,
}: {
	/** Null until one was. */
	applied: MonthYear | null;
	isDisabled: boolean;
	onApply( custom: MonthYear ): void;
} ): ReactNode {
	const [ month, setMonth ] = useState( applied?.month ?? WHOLE_YEAR );
	const [ year, setYear ] = useState( () =>
		String( applied?.year ?? new Date().getFullYear() )
	);
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ messages.month() }
				value={ String( month ) }
				options={ [
					{ value: String( WHOLE_YEAR ), label: messages.anyMonth() },
					...monthNames().map( ( label, index ) => ( {
						value: String( index ),
						label,
					} ) ),
				] }
				disabled={ isDisabled }
				onChange={ ( value ) => setMonth( Number( value ) ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="dovetail-media__year"
				type="number"
				min={ FIRST_YEAR }
				label={ messages.year() }
				value={ year }
				disabled={ isDisabled }
				onChange={ setYear }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				accessibleWhenDisabled
				disabled={
					isDisabled || ! canApply( { month, year }, applied )
				}
				onClick={ () => onApply( { month, year: Number( year ) } ) }
			>
				{ messages.apply() }
			</Button>
		</>
	);
}

/** January to December, in the language of the page. */
function monthNames(): string[] {
	const format = new Intl.DateTimeFormat(
		document.documentElement.lang || 'en',
		{ month: 'long', timeZone: 'UTC' }
	);
	return Array.from( { length: 12 }, ( _, month ) =>
		format.format( new Date( Date.UTC( 2026, month, 15 ) ) )
	);
}
