import { mock, type Mock } from '#shared/request';
import { localizedWeek } from './api';

/** A week in German, which starts on Monday. */
export const mocks: readonly Mock[] = [
	mock( localizedWeek ).reply( () => ( {
		days: {
			Sun: 'Sonntag',
			Mon: 'Montag',
			Tue: 'Dienstag',
			Wed: 'Mittwoch',
			Thu: 'Donnerstag',
			Fri: 'Freitag',
			Sat: 'Samstag',
		},
		startOfWeek: 1,
	} ) ),
];
