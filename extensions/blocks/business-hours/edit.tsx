import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema, Day } from './attributes';
import { DayControls } from './editor/day-controls';
import { DayPreview, useLocalizedWeek } from './editor/day-preview';
import { messages } from './messages';
import { changeDay, daysFrom } from './rules/editing';
import { wholeWeek } from './rules/whole-week';

/** Controls for each day while the block is selected, the list that a visitor reads otherwise. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const week = useLocalizedWeek();
	const blockProps = useBlockProps();
	if ( ! week ) {
		return (
			<div { ...blockProps } aria-busy>
				<Spinner />
				<span>{ messages.loading() }</span>
			</div>
		);
	}
	const days = wholeWeek( attributes.days );
	const ordered = daysFrom( days, week.startOfWeek );
	return (
		<div { ...blockProps }>
			{ isSelected ? (
				ordered.map( ( day ) => (
					<DayControls
						key={ day.name }
						day={ day }
						title={ week.days[ day.name ] }
						onChange={ ( change ) =>
							setAttributes( {
								days: changeDay( days, day.name, change ),
							} )
						}
					/>
				) )
			) : (
				<dl>
					{ ordered.map( ( day: Day ) => (
						<DayPreview
							key={ day.name }
							day={ day }
							title={ week.days[ day.name ] }
						/>
					) ) }
				</dl>
			) }
		</div>
	);
}
