/*
 * What the shopper and the admin read in dialogs and alerts, exactly as in the specification
 * (§5 and §8), misspellings included. Nowhere else are these texts written.
 */
export const texts = {
  fieldRequired: 'This field is required',
  loading: 'Loading......',
  noData: 'No Data',

  error: {
    title: 'Error !',
    wrongPassword: 'Wrong password',
    userNotExists: 'User not exists with this email',
    weakPassword: 'Password should be at least 6 characters',
    emailExists: 'User With This Email Already Exists',
    addDataIncomplete: 'Error! Please Fillup All data',
    posting: 'Error! Something Wrong In Posting',
  },

  success: {
    title: 'Succesfull !',
    registered: 'Successfully Registered',
    payment: 'Order SuccessFull',
    petAdded: 'Pets Added Succesfully',
    petOrdered: 'Pets Ordered Succesfully',
    orderDeleted: 'Order Deleted Succesfully',
    orderAccepted: 'Order Accepted Succesfully',
    adminMade: 'Admin Maked Succesfully',
  },

  cancelOrder: {
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirm: 'Yes, delete it!',
  },

  /** The static pages of §2. */
  guides: {
    dogCare: 'Complete DOG Care AND Pain Relief',
    newKitten: 'CONGRATULATIONS ON YOUR NEW KITTEN',
    labels: {
      dogCare: 'Learn More',
      dogTraining: 'Comments',
      catCare: 'Learn More...',
      catTraining: 'Read More....',
    },
  },
} as const;
