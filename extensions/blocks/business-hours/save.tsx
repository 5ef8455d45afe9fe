import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { DAY_CLASS, hoursText, SPECIAL_CLASS, specialText } from './markup';
import { completeSpecialDays } from './rules/special-days';
import { wholeWeek } from './rules/week';

/** Saves day codes and 24-hour times (`Mon 09:00–17:00`). The page replaces both with the site's format. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const special = completeSpecialDays( attributes.specialDays );
	return (
		<div { ...useBlockProps.save() }>
			<dl>
				{ wholeWeek( attributes.days ).map( ( day ) => {
					const text = hoursText( day );
					return text === null ? null : (
						<div className={ DAY_CLASS } key={ day.name }>
							<dt>{ day.name }</dt>
							<dd>{ text }</dd>
						</div>
					);
				} ) }
			</dl>
			{ special.length > 0 && (
				<dl className={ SPECIAL_CLASS }>
					{ special.map( ( day, index ) => (
						<div className={ DAY_CLASS } key={ index }>
							<dt>{ specialText( day ) }</dt>
							<dd>{ hoursText( day ) }</dd>
						</div>
					) ) }
				</dl>
			) }
		</div>
	);
}
