import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { DAY_CLASS, hoursText } from './markup';
import { wholeWeek } from './rules/whole-week';

/** `Mon 09:00–17:00`: the codes of the days and a 24-hour clock; the page replaces both with the visitor's own. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
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
		</div>
	);
}
