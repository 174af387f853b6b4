/** Somebody who shopped here before the first visitor came. */
export interface DemoCustomer {
  email: string;
  name: string;
  location: string;
  phone: string;
}

export const demoShopper: DemoCustomer = {
  email: 'shopper@petshop.test',
  name: 'Sam Shopper',
  location: '12 Linden Street, Portland, OR 97209',
  phone: '503-555-0142',
};

/** The shop's customers by a short name; their addresses belong to nobody. */
export const demoCustomers = {
  sam: demoShopper,
  amara: {
    email: 'amara.okafor@example.test',
    name: 'Amara Okafor',
    location: '48 Harbor View, Seattle, WA 98104',
    phone: '206-555-0111',
  },
  jonas: {
    email: 'jonas.lindqvist@example.test',
    name: 'Jonas Lindqvist',
    location: '7 Birch Lane, Duluth, MN 55802',
    phone: '218-555-0123',
  },
  priya: {
    email: 'priya.raman@example.test',
    name: 'Priya Raman',
    location: '310 Magnolia Court, Austin, TX 78702',
    phone: '512-555-0134',
  },
  mateo: {
    email: 'mateo.vargas@example.test',
    name: 'Mateo Vargas',
    location: '95 Mission Road, San Diego, CA 92108',
    phone: '619-555-0145',
  },
  hannah: {
    email: 'hannah.weiss@example.test',
    name: 'Hannah Weiss',
    location: '22 Orchard Hill, Ithaca, NY 14850',
    phone: '607-555-0156',
  },
  declan: {
    email: 'declan.byrne@example.test',
    name: 'Declan Byrne',
    location: '5 Quay Street, Boston, MA 02110',
    phone: '617-555-0167',
  },
  mei: {
    email: 'mei.tanaka@example.test',
    name: 'Mei Tanaka',
    location: '801 Cedar Avenue, Denver, CO 80203',
    phone: '303-555-0178',
  },
  lucille: {
    email: 'lucille.moreau@example.test',
    name: 'Lucille Moreau',
    location: '14 Bayou Terrace, New Orleans, LA 70119',
    phone: '504-555-0189',
  },
  tobias: {
    email: 'tobias.kent@example.test',
    name: 'Tobias Kent',
    location: '66 Prairie Road, Madison, WI 53703',
    phone: '608-555-0190',
  },
  zainab: {
    email: 'zainab.haddad@example.test',
    name: 'Zainab Haddad',
    location: '203 Elm Street, Ann Arbor, MI 48104',
    phone: '734-555-0112',
  },
  walter: {
    email: 'walter.novak@example.test',
    name: 'Walter Novak',
    location: '9 Mill Pond, Burlington, VT 05401',
    phone: '802-555-0121',
  },
  ruby: {
    email: 'ruby.castellan@example.test',
    name: 'Ruby Castellan',
    location: '57 Canyon Drive, Tucson, AZ 85705',
    phone: '520-555-0133',
  },
} as const satisfies Record<string, DemoCustomer>;

export type DemoCustomerName = keyof typeof demoCustomers;
