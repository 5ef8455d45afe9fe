import { parseLocale } from '#shared/validation';
import {
	Button,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import {
	canApply,
	CATEGORIES,
	DATE_RANGES,
	type Filters,
	FIRST_YEAR,
	MEDIA_TYPES,
	type MonthYear,
	WHOLE_YEAR,
	withFilter,
} from '../rules/filters';

/** Filters of a photo library. */
export function LibraryFilters( {
	filters,
	onlyImages,
	isDisabled,
	onChange,
}: {
	filters: Filters;
	onlyImages: boolean;
	isDisabled: boolean;
	onChange( filters: Filters ): void;
} ): ReactNode {
	const { category, date, favorite, mediaType } = filters;
	const change = ( part: Partial< Filters > ) =>
		onChange( withFilter( filters, part ) );
	const look = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	} as const;
	return (
		<>
			<SelectControl
				{ ...look }
				label={ messages.mediaTypeFilter() }
				value={ onlyImages ? 'photo' : mediaType }
				options={ [
					{ value: '', label: messages.allMediaTypes() },
					...MEDIA_TYPES.map( ( value ) => ( {
						value,
						label: messages.mediaType( value ),
					} ) ),
				] }
				disabled={ onlyImages || isDisabled }
				onChange={ ( value ) =>
					change( { mediaType: value as Filters[ 'mediaType' ] } )
				}
			/>
			<SelectControl
				{ ...look }
				label={ messages.categoryFilter() }
				value={ category }
				options={ [
					{ value: '', label: messages.allCategories() },
					...CATEGORIES.map( ( value ) => ( {
						value,
						label: messages.category( value ),
					} ) ),
				] }
				disabled={ isDisabled }
				onChange={ ( value ) =>
					change( { category: value as Filters[ 'category' ] } )
				}
			/>
			<SelectControl
				{ ...look }
				label={ messages.dateFilter() }
				value={ date.range }
				options={ DATE_RANGES.map( ( value ) => ( {
					value,
					label: messages.dateRange( value ),
				} ) ) }
				disabled={ isDisabled }
				onChange={ ( value ) =>
					change( {
						date: {
							range: value as Filters[ 'date' ][ 'range' ],
							custom: null,
						},
					} )
				}
			/>
			{ date.range === 'custom' && (
				<MonthYearFields
					applied={ date.custom }
					isDisabled={ isDisabled }
					onApply={ ( custom ) =>
						change( { date: { range: 'custom', custom } } )
					}
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ messages.favoriteFilter() }
				checked={ favorite }
				disabled={ isDisabled }
				onChange={ ( value ) => change( { favorite: value } ) }
			/>
		</>
	);
}

/** A filter for a month or a whole year, applied with a button. */
function MonthYearFields( {
	applied,
	isDisabled,
	onApply,
}: {
	/** Null until the author applies a month. */
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

function monthNames(): string[] {
	const format = new Intl.DateTimeFormat(
		parseLocale( document.documentElement.lang ),
		{ month: 'long', timeZone: 'UTC' }
	);
	return Array.from( { length: 12 }, ( _, month ) =>
		format.format( new Date( Date.UTC( 2026, month, 15 ) ) )
	);
}
